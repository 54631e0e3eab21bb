import type { LazyBlockViews } from './lazy-block-views';

/** Knows how to load what a shopper works with in a block. */
export class LazyBlocksPresenter {
  constructor(readonly lazyViews: LazyBlockViews) {}
}
