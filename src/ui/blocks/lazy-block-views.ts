import { token } from '#src/application/ports/token';
import type { StoreSearchProps } from '#src/ui/geography/shared/store-search';
import type { LoadView } from '#src/ui/shell/lazy-view';
import type { BlockFormProps } from './block-form';

/** These parts are too heavy to load with every page that may have them. */
export interface LazyBlockViews {
  readonly form: LoadView<BlockFormProps>;
  readonly storeSearch: LoadView<StoreSearchProps>;
}

export const LazyBlockViews = token<LazyBlockViews>('LazyBlockViews');
