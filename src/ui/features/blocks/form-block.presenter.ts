import type { LazyBlockViews } from './lazy-block-views';

/** Knows where the code of a form is, which comes after the page. */
export class FormBlockPresenter {
  constructor(readonly lazyViews: LazyBlockViews) {}
}
