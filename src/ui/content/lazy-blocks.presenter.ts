import type { LazyBlockViews } from './lazy-block-views';

/** Knows how to load the interactive parts of blocks. */
export class LazyBlocksPresenter {
  constructor(readonly lazyViews: LazyBlockViews) {}
}
