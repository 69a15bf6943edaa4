/** Pan and zoom of the map: wheel, drag, pinch; the frame's size may change. */
import { select } from "d3-selection";
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from "d3-zoom";

import { isDrag } from "../../parts/drag";
import type { Point } from "./layout";

/** The margin of the drawing around the map. */
export const MARGIN = 260;

export interface Bounds {
  readonly width: number;
  readonly height: number;
}

/** The box around points, with room for the counters on them. */
function around(points: readonly Point[]): { left: number; right: number; top: number; bottom: number } {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs) - 60,
    right: Math.max(...xs) + 60,
    top: Math.min(...ys) - 60,
    bottom: Math.max(...ys) + 70,
  };
}

export class Camera {
  private readonly frame: HTMLElement;
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>;
  private resting = 0;
  private now: ZoomTransform = zoomIdentity;
  /** Whether the person has moved it. */
  moved = false;
  /** The height of the frame's top that is under buttons and the small map. */
  private readonly top: () => number;

  constructor(
    frame: HTMLElement,
    bounds: Bounds,
    moved: (now: ZoomTransform, settled: boolean) => void,
    top: () => number = () => 0,
  ) {
    this.frame = frame;
    this.top = top;
    const map = frame.querySelector<SVGSVGElement>("svg.map");
    // During movement the map is one shifted image; at rest it is rendered again, sharply.
    const rest = () => frame.classList.remove("gliding");
    this.behaviour = zoom<HTMLElement, unknown>()
      .scaleExtent([0.45, 3])
      .filter((event: MouseEvent) => !isDrag(event) && !event.button && (!event.ctrlKey || event.type === "wheel"))
      .extent(() => [
        [0, 0],
        [frame.clientWidth, frame.clientHeight],
      ])
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.now = event.transform;
        const { x, y, k } = event.transform;
        if (event.sourceEvent) {
          this.moved = true;
          frame.classList.add("gliding");
          window.clearTimeout(this.resting);
          this.resting = window.setTimeout(rest, 220);
        }
        if (map) map.style.transform = `translate(${x}px, ${y}px) scale(${k})`;
        moved(event.transform, false);
      })
      .on("end", (event: D3ZoomEvent<HTMLElement, unknown>) => moved(event.transform, true));
    this.reach(bounds);
    select(frame).call(this.behaviour).on("dblclick.zoom", null);
  }

  /** How far the map can be dragged. */
  reach(bounds: Bounds): void {
    const margin = 120;
    this.behaviour.translateExtent([
      [-margin, -margin],
      [bounds.width + margin, bounds.height + margin],
    ]);
  }

  /** The position of a point of the map in the frame. */
  project(point: Point): Point {
    return { x: this.now.applyX(point.x), y: this.now.applyY(point.y) };
  }

  /** Show these points, as large as possible between two scales. */
  fit(points: readonly Point[], least: number, most: number): void {
    if (points.length === 0 || this.frame.clientWidth === 0) return;
    const { left, right, top, bottom } = around(points);
    const scale = Math.max(least, Math.min(most, this.scaleFor(points)));
    this.centre({ x: (left + right) / 2, y: (top + bottom) / 2 - this.top() / 2 / scale }, scale);
  }

  /** The largest scale at which all these points are visible. */
  scaleFor(points: readonly Point[]): number {
    const { left, right, top, bottom } = around(points);
    return Math.min(this.frame.clientWidth / (right - left), (this.frame.clientHeight - this.top()) / (bottom - top));
  }

  centre(point: Point, scale = this.now.k): void {
    const { clientWidth: width, clientHeight: height } = this.frame;
    select(this.frame).call(
      this.behaviour.transform,
      zoomIdentity
        .translate(width / 2, height / 2)
        .scale(scale)
        .translate(-point.x, -point.y),
    );
  }

  /** The distance from the frame's top at which a counter is fully visible. */
  private upper(edge: number): number {
    return Math.max(edge, this.top() + 36);
  }

  /** Bring a point into the frame if it is not well inside. */
  seek(point: Point): void {
    const at = this.project(point);
    const edge = 56;
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (width > 0 && (at.x < edge || at.y < this.upper(edge) || at.x > width - edge || at.y > height - edge))
      this.centre(point);
  }

  /** Whether all these points are well inside the frame. */
  shows(points: readonly Point[]): boolean {
    const edge = 44;
    const { clientWidth: width, clientHeight: height } = this.frame;
    return points.every((point) => {
      const at = this.project(point);
      return at.x >= edge && at.y >= this.upper(edge) && at.x <= width - edge && at.y <= height - edge;
    });
  }

  by(factor: number): void {
    this.moved = true;
    select(this.frame).call(this.behaviour.scaleBy, factor);
  }

  pan(x: number, y: number): void {
    this.moved = true;
    select(this.frame).call(this.behaviour.translateBy, x / this.now.k, y / this.now.k);
  }

  stop(): void {
    window.clearTimeout(this.resting);
    select(this.frame).on(".zoom", null);
  }
}
