import type { FramePoint, ZoomPresenter } from './zoom.presenter';

/** Pixels of the wheel that magnify by the factor e. */
const wheelPixels = 400;

const keys: ReadonlyMap<string, (presenter: ZoomPresenter) => void> = new Map([
  ['+', (presenter) => presenter.zoomIn()],
  ['=', (presenter) => presenter.zoomIn()],
  ['-', (presenter) => presenter.zoomOut()],
  ['0', (presenter) => presenter.showWhole()],
]);

/** Wheel, pinch, double tap, drag and keys of a frame whose picture scrolls in it. Returns the function that ends them. */
export function watchGestures(frame: HTMLElement, presenter: ZoomPresenter): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let pinch: { readonly apart: number; readonly scale: number } | undefined;

  frame.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      presenter.zoomTo(presenter.scale * Math.exp(-event.deltaY / wheelPixels), pointIn(frame, event));
    },
    { signal, passive: false },
  );
  frame.addEventListener('dblclick', (event) => presenter.toggle(pointIn(frame, event)), { signal });
  frame.addEventListener(
    'touchstart',
    ({ touches: [first, second] }) => {
      pinch = first && second && { apart: distance(first, second), scale: presenter.scale };
    },
    { signal, passive: true },
  );
  frame.addEventListener(
    'touchmove',
    (event) => {
      const [first, second] = event.touches;
      if (!pinch || !first || !second) return;
      event.preventDefault();
      const middle = { clientX: (first.clientX + second.clientX) / 2, clientY: (first.clientY + second.clientY) / 2 };
      presenter.zoomTo((pinch.scale * distance(first, second)) / pinch.apart, pointIn(frame, middle));
    },
    { signal, passive: false },
  );
  // Fingers scroll the frame by themselves; a mouse does not.
  frame.addEventListener(
    'pointermove',
    ({ pointerType, buttons, movementX, movementY }) => {
      if (pointerType === 'mouse' && buttons === 1) frame.scrollBy({ left: -movementX, top: -movementY });
    },
    { signal },
  );
  frame.addEventListener(
    'keydown',
    (event) => {
      const act = keys.get(event.key);
      if (!act || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      act(presenter);
    },
    { signal },
  );
  return () => ended.abort();
}

interface ClientPoint {
  readonly clientX: number;
  readonly clientY: number;
}

function pointIn(frame: HTMLElement, { clientX, clientY }: ClientPoint): FramePoint {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
}

/** In CSS pixels. */
function distance(one: ClientPoint, other: ClientPoint): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
