import type { Container } from '#src/composition/container';
import { LiveReviews } from '#src/ui/reviews/shared/live-reviews';
import type { ReviewRefresher } from '#src/ui/reviews/shared/review-refresher';
import { adapters as reviews } from './reviews';

/** Returns the reader of fresh reviews; loads when a page first asks for it. */
export function openLiveReviews(container: Container): ReviewRefresher {
  reviews(container);
  return container.get(LiveReviews);
}
