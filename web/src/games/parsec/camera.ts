/** Pan and zoom of the galaxy by wheel, drag and pinch, or to a given place. */
import { select } from "d3-selection";
import { isDrag } from "../../parts/drag";
import { type D3ZoomEvent, type ZoomBehavior, type ZoomTransform, zoom, zoomIdentity } from "d3-zoom";

export interface Sight {
  /** The visible part of the world. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

const MARGIN = 16;
const CLOSEST = 3;
/** Milliseconds without movement after which the drawing is rendered sharply again. */
const REST = 140;

export class Camera {
  private readonly behaviour: ZoomBehavior<HTMLElement, unknown>;
  private readonly frame: HTMLElement;
  private readonly watch: ResizeObserver;
  private now: ZoomTransform = zoomIdentity;
  private resting = 0;
  private size = { width: 0, height: 0 };

  constructor(
    frame: HTMLElement,
    world: SVGSVGElement,
    private readonly extent: { readonly width: number; readonly height: number },
    private readonly moved: (sight: Sight) => void,
    private readonly placed: () => void,
  ) {
    this.frame = frame;
    this.behaviour = zoom<HTMLElement, unknown>()
      .clickDistance(4)
      .filter((event: MouseEvent) => !isDrag(event) && !event.button && (!event.ctrlKey || event.type === "wheel"))
      .on("zoom", (event: D3ZoomEvent<HTMLElement, unknown>) => {
        this.now = event.transform;
        // During movement the rendered image is moved; at rest it is rendered again at its scale.
        world.classList.add("moving");
        world.style.transform = `translate(${event.transform.x}px, ${event.transform.y}px) scale(${event.transform.k})`;
        clearTimeout(this.resting);
        this.resting = window.setTimeout(() => world.classList.remove("moving"), REST);
        this.moved(this.sight());
      });
    select(frame).call(this.behaviour).on("dblclick.zoom", null);
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(frame);
  }

  private get whole(): number {
    return Math.min(
      this.size.width / (this.extent.width + 2 * MARGIN),
      this.size.height / (this.extent.height + 2 * MARGIN),
    );
  }

  private fit(): void {
    // In layout coordinates, whatever the scale.
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (width === 0 || (width === this.size.width && height === this.size.height)) return;
    this.size = { width, height };
    const whole = this.whole;
    // The surroundings of the board must fill the frame, so that it can be centred.
    const sides = Math.max(MARGIN, (width / whole - this.extent.width) / 2);
    const above = Math.max(MARGIN, (height / whole - this.extent.height) / 2);
    this.behaviour
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([whole, Math.max(CLOSEST, whole * 3)])
      .translateExtent([
        [-sides, -above],
        [this.extent.width + sides, this.extent.height + above],
      ]);
    this.placed();
  }

  sight(): Sight {
    const [x, y] = this.now.invert([0, 0]);
    return { x, y, width: this.size.width / this.now.k, height: this.size.height / this.now.k, scale: this.now.k };
  }

  /** Show the whole board, or as much as fits at the smallest scale. */
  home(least = 0): void {
    this.look(this.extent.width / 2, this.extent.height / 2, Math.max(this.whole, least));
  }

  /** Centre a place. */
  look(x: number, y: number, scale: number = this.now.k): void {
    if (this.size.width === 0) return;
    const close = Math.max(scale, this.whole);
    const there = zoomIdentity
      .translate(this.size.width / 2, this.size.height / 2)
      .scale(close)
      .translate(-x, -y);
    select(this.frame).call(this.behaviour.transform, there);
  }

  by(factor: number): void {
    select(this.frame).call(this.behaviour.scaleBy, factor);
  }

  /** The place in the world under a point of the page. */
  under(clientX: number, clientY: number): [number, number] {
    const box = this.frame.getBoundingClientRect();
    return this.now.invert([clientX - box.left, clientY - box.top]);
  }

  close(): void {
    clearTimeout(this.resting);
    this.watch.disconnect();
    select(this.frame).on(".zoom", null);
  }
}
