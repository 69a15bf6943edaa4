/** Pan and zoom of a board: wheel, drag and pinch move the group of a drawing inside its frame. */
import { select } from "d3-selection";
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from "d3-zoom";

import { isDrag } from "./drag";

export interface Zooming {
  /** The size of the drawing's view box. */
  readonly width: number;
  readonly height: number;
  /** One finger scrolls the page; only two fingers, or the wheel with Ctrl, zoom. */
  readonly scrolls?: boolean;
  /** The zoom factor; 1 is the whole drawing. */
  readonly most?: number;
}

/** An attachment for an <svg>: its first <g class="world"> moves. */
export function zoomable(options: Zooming): (frame: SVGSVGElement) => () => void {
  return (frame) => {
    const world = select(frame).select<SVGGElement>("g.world");
    const behaviour: ZoomBehavior<SVGSVGElement, unknown> = zoom<SVGSVGElement, unknown>()
      .scaleExtent([1, options.most ?? 4])
      .extent([
        [0, 0],
        [options.width, options.height],
      ])
      .translateExtent([
        [0, 0],
        [options.width, options.height],
      ])
      .filter((event: MouseEvent | TouchEvent | WheelEvent) => {
        if (isDrag(event)) return false;
        if (options.scrolls) return "touches" in event ? event.touches.length > 1 : event.ctrlKey;
        return !("button" in event && event.button) && (!event.ctrlKey || event.type === "wheel");
      })
      .on("zoom", (event: D3ZoomEvent<SVGSVGElement, unknown>) => world.attr("transform", event.transform.toString()));
    select(frame).call(behaviour).on("dblclick.zoom", null);
    const keys = (event: KeyboardEvent) => {
      if (event.key === "Home") select(frame).call(behaviour.transform, zoomIdentity);
      else if (event.key === "+") select(frame).call(behaviour.scaleBy, 1.25);
      else if (event.key === "-") select(frame).call(behaviour.scaleBy, 0.8);
      else return;
      event.preventDefault();
    };
    frame.addEventListener("keydown", keys);
    return () => {
      select(frame).on(".zoom", null);
      frame.removeEventListener("keydown", keys);
    };
  };
}
