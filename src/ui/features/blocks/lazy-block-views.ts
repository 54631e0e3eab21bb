import type { LoadView } from '#src/ui/app/lazy-view';
import type { StoreSearchProps } from '#src/ui/features/store-map/store-search';
import type { BlockFormProps } from './block-form';

/** The parts of blocks that are too heavy to come with every page that may have them. */
export interface LazyBlockViews {
  readonly form: LoadView<BlockFormProps>;
  readonly storeSearch: LoadView<StoreSearchProps>;
}
