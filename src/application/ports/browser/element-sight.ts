import { token } from '#src/application/ports/token';

export interface ElementSight {
  /** Resolves also when the element is not in the page: it may change without a shift. */
  untilOutOfSight(id: string): Promise<void>;
}

export const ElementSight = token<ElementSight>('ElementSight');
