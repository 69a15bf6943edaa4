/** A picture of a game's result to share with friends: drawn in the browser, with nothing loaded. */
import type { Seat } from "../games/module";
import { type Sample, path, scale } from "./series";

export const WIDTH = 1200;
export const HEIGHT = 630;
const EDGE = 64;

export interface Ending {
  readonly title: string;
  readonly headline: string;
  readonly reason: string;
  readonly seats: readonly Seat[];
  readonly scores: readonly string[];
  readonly winners: readonly number[];
  readonly measure: string;
  readonly samples: readonly Sample[];
  readonly footer: string;
}

/** The colours of the current theme. */
const colour = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** The shape of a seat, as in the icons. */
function shape(hue: string): Path2D {
  const drawn = document.querySelector(`#seat-${hue} path`)?.getAttribute("d") ?? "";
  return new Path2D(drawn);
}

function fitted(context: CanvasRenderingContext2D, text: string, most: number): string {
  let shown = text;
  while (shown.length > 1 && context.measureText(shown).width > most) shown = `${shown.slice(0, -2).trimEnd()}…`;
  return shown;
}

function chart(
  context: CanvasRenderingContext2D,
  ending: Ending,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  context.save();
  context.translate(x, y);
  context.strokeStyle = colour("--line-ui");
  context.lineWidth = 1.5;
  context.stroke(new Path2D(`M0 0V${height}H${width}`));
  context.fillStyle = colour("--ink-3");
  context.font = "600 20px 'Orrery Figures', sans-serif";
  context.fillText(ending.measure.toUpperCase(), 0, -18);
  const at = scale(ending.samples, width, height);
  const end = ending.samples.at(-1);
  context.lineJoin = "round";
  for (const seat of ending.seats) {
    context.strokeStyle = context.fillStyle = colour(`--seat-${seat.hue}`);
    context.lineWidth = 4;
    context.stroke(new Path2D(path(ending.samples, seat.seat, at)));
    if (end) {
      context.save();
      context.translate(at.x(end.version) - 11, at.y(end.values[seat.seat] ?? 0) - 11);
      context.scale(22 / 24, 22 / 24);
      context.fill(shape(seat.hue));
      context.restore();
    }
  }
  context.restore();
}

/** Draw it. */
export function draw(canvas: HTMLCanvasElement, ending: Ending): void {
  const context = canvas.getContext("2d");
  if (!context) return;
  const text = (font: string, fill: string, words: string, x: number, y: number, most: number) => {
    context.font = font;
    context.fillStyle = colour(fill);
    context.fillText(fitted(context, words, most), x, y);
  };
  context.fillStyle = colour("--space");
  context.fillRect(0, 0, WIDTH, HEIGHT);
  // Graduated rings, as on an instrument.
  context.strokeStyle = colour("--line");
  context.lineWidth = 1.5;
  for (const radius of [210, 300, 390, 480]) {
    context.beginPath();
    context.arc(WIDTH - 120, 90, radius, 0, 2 * Math.PI);
    context.stroke();
  }
  const half = (WIDTH - 2 * EDGE) / 2 - 20;
  text("600 24px 'Orrery Figures', sans-serif", "--ink-3", ending.title.toUpperCase(), EDGE, 84, WIDTH - 2 * EDGE);
  text("600 62px 'Orrery Figures', sans-serif", "--ink", ending.headline, EDGE, 156, WIDTH - 2 * EDGE);
  text("400 26px 'Orrery Text', sans-serif", "--ink-2", ending.reason, EDGE, 198, WIDTH - 2 * EDGE);
  ending.seats.forEach((seat, place) => {
    const y = 282 + place * Math.min(62, 290 / ending.seats.length);
    context.save();
    context.translate(EDGE, y - 26);
    context.scale(1.3, 1.3);
    context.fillStyle = colour(`--seat-${seat.hue}`);
    context.fill(shape(seat.hue));
    context.restore();
    const won = ending.winners.includes(seat.seat);
    text(
      `${won ? 600 : 400} 30px 'Orrery Text', sans-serif`,
      won ? "--ink" : "--ink-2",
      seat.name,
      EDGE + 50,
      y,
      half - 150,
    );
    context.textAlign = "right";
    text("600 38px 'Orrery Figures', sans-serif", "--ink", ending.scores[place] ?? "", EDGE + half, y, 120);
    context.textAlign = "left";
  });
  if (ending.samples.length > 1) chart(context, ending, EDGE + half + 60, 290, half - 30, 230);
  text("600 24px 'Orrery Figures', sans-serif", "--ink-2", "O R R E R Y", EDGE, HEIGHT - 44, 200);
  context.textAlign = "right";
  text("400 20px 'Orrery Text', sans-serif", "--ink-3", ending.footer, WIDTH - EDGE, HEIGHT - 44, 700);
  context.textAlign = "left";
}

/** The picture as a file. */
export const fileOf = (canvas: HTMLCanvasElement, name: string): Promise<File> =>
  new Promise((done, failed) => {
    canvas.toBlob((blob) => {
      if (blob) done(new File([blob], name, { type: "image/png" }));
      else failed(new Error("no picture"));
    }, "image/png");
  });
