import { token } from '#src/application/ports/token';
import type { LoadView } from '#src/ui/shell/lazy-view';
import type { FilterSheetProps } from './filter-sheet';
import type { MoreFiltersProps } from './more-filters';

/** Filters that the first screen does not show. */
export interface LazyShopViews {
  readonly moreFilters: LoadView<MoreFiltersProps>;
  readonly filterSheet: LoadView<FilterSheetProps>;
}

export const LazyShopViews = token<LazyShopViews>('LazyShopViews');
