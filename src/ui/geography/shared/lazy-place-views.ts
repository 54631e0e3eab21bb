import { token } from '#src/application/ports/token';
import type { LoadView } from '#src/ui/shell/lazy-view';

/** Few visitors are where wine cannot be shipped to. */
export interface LazyPlaceViews {
  readonly headsUp: LoadView;
}

export const LazyPlaceViews = token<LazyPlaceViews>('LazyPlaceViews');
