import type { Used } from '#src/application/ports/token';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { SettledMessage } from '#src/ui/shell/settled-message';
import { zoomMessages } from './zoom-messages';

/** The picture at its whole size, and the largest multiple of it. */
export const leastZoom = 1;
export const greatestZoom = 4;

const step = 1.5;
const doubleTap = 2.5;

/** A place in the frame: 0 is its left or top edge, 1 its right or bottom edge. */
export interface FramePoint {
  readonly x: number;
  readonly y: number;
}

const center: FramePoint = { x: 0.5, y: 0.5 };

/** Magnifies a picture, around a point of the frame that stays where it is. */
export class ZoomPresenter {
  static readonly uses = { message: SettledMessage };
  static readonly isShared = false;

  /** The multiple of the whole picture. */
  scale = leastZoom;
  /** The point that stayed where it was when the scale last changed. */
  fixed = center;

  constructor(private readonly use: Used<typeof ZoomPresenter.uses>) {
    autoObservable(this);
  }

  get isWhole(): boolean {
    return this.scale === leastZoom;
  }

  /** Stays between the whole picture and four times its size. */
  zoomTo(scale: number, fixed = center): void {
    this.scale = Math.min(greatestZoom, Math.max(leastZoom, scale));
    this.fixed = fixed;
    this.use.message.announce(zoomMessages.scale(this.scale));
  }

  zoomIn(): void {
    this.zoomTo(this.scale * step);
  }

  zoomOut(): void {
    this.zoomTo(this.scale / step);
  }

  showWhole(): void {
    this.zoomTo(leastZoom);
  }

  /** A double tap magnifies the place under it, or shows the whole picture again. */
  toggle(fixed: FramePoint): void {
    this.zoomTo(this.isWhole ? doubleTap : leastZoom, fixed);
  }
}
