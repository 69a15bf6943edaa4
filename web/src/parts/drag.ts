/** Dragging one thing onto another: equivalent to pointing at the first, then at the second. */

export interface Drags {
  /** Whether something can be pointed at after this thing. */
  readonly lifts: (thing: string) => boolean;
  readonly lift: (thing: string, at: Element) => void;
  /** Resolves when the lifted thing is ready to be dropped. */
  readonly settled: () => Promise<void>;
  readonly drop: (lifted: string, onto: string, at: Element) => void;
  /** It was dropped where it cannot be. */
  readonly fail: () => void;
}

/** Below this many pixels it was a click. */
const CLICK = 8;
const NAMESPACE = "http://www.w3.org/2000/svg";

const thingAt = (element: Element | null): Element | null => element?.closest("[data-thing]") ?? null;
const thingOf = (element: Element | null): string => element?.getAttribute("data-thing") ?? "";

/** A line from the lifted thing to the pointer. */
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

/** An attachment for the container of the things. */
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

    // Prevent text selection and the browser's own dragging of images.
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

/** Whether an event began on something draggable: then the map does not move. Two fingers pinch. */
export const isDrag = (event: Event): boolean =>
  event.type !== "wheel" &&
  !("touches" in event && (event as TouchEvent).touches.length > 1) &&
  event.target instanceof Element &&
  event.target.closest("[data-lifts]") !== null;
