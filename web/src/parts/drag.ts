/** Dragging one thing onto another: the same as pointing at the one, then at the other. */

export interface Drags {
  /** Whether something can be pointed at after this thing. */
  readonly lifts: (thing: string) => boolean;
  readonly lift: (thing: string, at: Element) => void;
  /** Fulfilled when what was lifted is ready to be dropped. */
  readonly settled: () => Promise<void>;
  readonly drop: (lifted: string, onto: string, at: Element) => void;
  /** It was let go where it cannot lie. */
  readonly fail: () => void;
}

/** Below this many pixels it was a click. */
const CLICK = 8;
const NAMESPACE = "http://www.w3.org/2000/svg";

const thingAt = (element: Element | null): Element | null => element?.closest("[data-thing]") ?? null;
const thingOf = (element: Element | null): string => element?.getAttribute("data-thing") ?? "";

/** A line from where it was lifted to the pointer. */
function makeLine(): { readonly to: (from: DOMPoint, x: number, y: number) => void; readonly remove: () => void } {
  const drawing = document.createElementNS(NAMESPACE, "svg");
  drawing.setAttribute("class", "drag-line");
  drawing.setAttribute("aria-hidden", "true");
  const line = drawing.appendChild(document.createElementNS(NAMESPACE, "path"));
  const end = drawing.appendChild(document.createElementNS(NAMESPACE, "circle"));
  end.setAttribute("r", "11");
  document.body.append(drawing);
  return {
    to: (from, x, y) => {
      line.setAttribute("d", `M${from.x} ${from.y}L${x} ${y}`);
      end.setAttribute("cx", String(x));
      end.setAttribute("cy", String(y));
    },
    remove: () => drawing.remove(),
  };
}

/** An attachment for whatever holds the things. */
export function draggable(drags: Drags): (frame: HTMLElement) => () => void {
  return (frame) => {
    let held: { thing: string; element: Element; from: DOMPoint; pointer: number } | null = null;
    let line: ReturnType<typeof makeLine> | null = null;

    function end(): void {
      held = null;
      line?.remove();
      line = null;
      frame.classList.remove("dragging");
    }

    function cancel(): void {
      if (line) drags.fail();
      end();
    }

    function down(event: PointerEvent): void {
      // A second finger pinches.
      if (held && event.pointerId !== held.pointer) {
        cancel();
        return;
      }
      const element = event.target instanceof Element ? thingAt(event.target) : null;
      const thing = thingOf(element);
      if (event.button !== 0 || !element || !drags.lifts(thing)) return;
      held = { thing, element, from: new DOMPoint(event.clientX, event.clientY), pointer: event.pointerId };
    }

    function move(event: PointerEvent): void {
      if (!held || event.pointerId !== held.pointer) return;
      const far = Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) > CLICK;
      if (!line && far) {
        line = makeLine();
        frame.classList.add("dragging");
        drags.lift(held.thing, held.element);
      }
      line?.to(held.from, event.clientX, event.clientY);
    }

    function up(event: PointerEvent): void {
      if (!held || event.pointerId !== held.pointer) return;
      const [lifted, dragged] = [held, line !== null];
      end();
      if (!dragged) return;
      // The click that follows belongs to the drag.
      const swallow = (click: MouseEvent) => click.stopPropagation();
      window.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener("click", swallow, { capture: true }), 0);
      void drags.settled().then(() => {
        const under = document
          .elementsFromPoint(event.clientX, event.clientY)
          .map(thingAt)
          .find((one) => one !== null && thingOf(one) !== "" && thingOf(one) !== lifted.thing);
        if (under) drags.drop(lifted.thing, thingOf(under), under);
        else drags.fail();
      });
    }

    // Neither words are selected meanwhile, nor does the browser drag a picture of its own.
    const still = (event: Event) => {
      if (held) event.preventDefault();
    };
    frame.addEventListener("pointerdown", down);
    frame.addEventListener("selectstart", still);
    frame.addEventListener("dragstart", still);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", cancel);
    return () => {
      end();
      frame.removeEventListener("pointerdown", down);
      frame.removeEventListener("selectstart", still);
      frame.removeEventListener("dragstart", still);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", cancel);
    };
  };
}

/** Whether an event began on something that can be dragged: then the map stays where it is. Two fingers pinch. */
export const isDrag = (event: Event): boolean =>
  event.type !== "wheel" &&
  !("touches" in event && (event as TouchEvent).touches.length > 1) &&
  event.target instanceof Element &&
  event.target.closest("[data-lifts]") !== null;
