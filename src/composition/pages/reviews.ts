import type { ReviewsContent } from '../../domain/content/page-content';
import { contentHead } from '../../ui/app/page-head';
import { definePage } from '../../ui/app/page-route';
import { ReviewsPage } from '../../ui/pages/reviews/reviews';

export const page = definePage<ReviewsContent>({ View: ReviewsPage, head: (content) => contentHead(content) });
