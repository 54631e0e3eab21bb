import { token } from '#src/application/ports/token';

/** Tells which elements of the page are in sight. */
export interface ElementSight {
  /** Resolves as soon as the element with this id is at most a window's height away, or not in the page. */
  untilNear(id: string): Promise<void>;
  /** Resolves as soon as the element with this id is out of sight or not in the page: it may change without a shift. */
  untilOutOfSight(id: string): Promise<void>;
}

export const ElementSight = token<ElementSight>('ElementSight');
