import type { DependenciesOf } from '#src/application/ports/token';
import { LazyBlockViews } from './lazy-block-views';

/** Knows how to load the interactive parts of blocks. */
export class LazyBlocksPresenter {
  static readonly dependencies: DependenciesOf<typeof LazyBlocksPresenter> = [LazyBlockViews];
  static readonly isShared = false;

  constructor(readonly lazyViews: LazyBlockViews) {}
}
