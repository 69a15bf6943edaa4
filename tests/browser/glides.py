"""What moves a map without a hand; `make bench-web` counts its frames."""

from __future__ import annotations

#: Zooms and drags the galaxy, one step a frame; says how many frames a second came in the best half second.
GALAXY = """
async () => {
  const frame = document.querySelector(".galaxy-window");
  const box = frame.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const send = (to, type, at) => {
    to.dispatchEvent(new MouseEvent(type, { bubbles: true, view: window, button: 0, ...at }));
  };
  frame.dispatchEvent(new KeyboardEvent("keydown", { key: "Home", bubbles: true }));
  for (let step = 0; step < 3; step += 1) {
    frame.dispatchEvent(new WheelEvent("wheel", { bubbles: true, deltaY: -120, clientX: x, clientY: y }));
    await next();
  }
  send(frame, "mousedown", { clientX: x, clientY: y });
  const times = [];
  const began = performance.now();
  while (performance.now() - began < 1500) {
    const turn = times.length / 12;
    send(window, "mousemove", { clientX: x + 150 * Math.sin(turn), clientY: y + 90 * Math.cos(turn) });
    times.push(await next());
  }
  send(window, "mouseup", { clientX: x, clientY: y });
  const windows = times.slice(26).map((time, place) => 26000 / (time - times[place]));
  return Math.max(0, ...windows);
}
"""
#: Zooms and drags the battle for a while; the answer is frames per second.
BATTLE = """
async () => {
  const map = document.querySelector("svg.map");
  const box = map.getBoundingClientRect();
  const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true, cancelable: true };
  const fire = (type, x) => (type === "mousedown" ? map : window).dispatchEvent(
    new MouseEvent(type, { ...at, clientX: at.clientX + x, view: window, buttons: 1 }));
  const frame = () => new Promise(requestAnimationFrame);
  for (let warm = 0; warm < 10; warm += 1) await frame();
  const began = performance.now();
  const frames = 90;
  fire("mousedown", 0);
  for (let step = 0; step < frames; step += 1) {
    if (step < frames / 2) fire("mousemove", 120 * Math.sin(step / 7));
    else {
      if (step === frames / 2) fire("mouseup", 0);
      map.dispatchEvent(new WheelEvent("wheel", { ...at, deltaY: 40 * Math.cos(step / 5), view: window }));
    }
    await frame();
  }
  return (1000 * frames) / (performance.now() - began);
}
"""
