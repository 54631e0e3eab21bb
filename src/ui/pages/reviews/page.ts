import type { ReviewsContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { ReviewsPage } from './reviews';

export const page = definePage<ReviewsContent>({ View: ReviewsPage, head: (content) => contentHead(content) });
