import type { DependenciesOf } from '#src/application/ports/token';
import { LazyBlockViews } from './lazy-block-views';

export class LazyBlocksPresenter {
  static readonly dependencies: DependenciesOf<typeof LazyBlocksPresenter> = [LazyBlockViews];
  static readonly isShared = false;

  constructor(readonly lazyViews: LazyBlockViews) {}
}
