import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ReviewsContent } from '#src/domain/content/page-content';
import { reviewStats } from '#src/domain/reviews/review';
import * as reviewsPage from '#src/ui/pages/reviews/reviews';
import { aReview, redWine } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

function contentWith(count: number): ReviewsContent {
  const reviews = Array.from({ length: count }, (_, index) =>
    aReview({ title: `Review ${index + 1}`, score: 1 + (index % 5) }),
  );
  return {
    kind: 'reviews',
    path: '/reviews/',
    title: 'What people say',
    description: 'All of it.',
    noindex: false,
    body: [{ kind: 'paragraph', spans: [{ kind: 'text', text: 'The grumpy ones too.' }] }],
    stats: reviewStats(reviews),
    reviews: reviews.map((review) => ({ review, product: redWine })),
  };
}

describe('Reviews (spec §2 reviews, §3 Client state: reviews)', () => {
  it('say their mean and their number, and each what it is about', () => {
    openPage(reviewsPage, contentWith(2));
    expect(screen.getByText('1.5 of 5, 2 reviews')).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Review 1',
      'Review 2',
    ]);
    expect(screen.getAllByRole('link', { name: 'Quiet Red' }).map((link) => link.getAttribute('href'))).toEqual([
      '/products/quiet-red/',
      '/products/quiet-red/',
    ]);
    expect(document.querySelector('details')).toBeNull();
  });

  it('fold what is more than a dozen, and lose none', () => {
    openPage(reviewsPage, contentWith(15));
    const folded = document.querySelector('details');
    expect(folded?.querySelectorAll('li')).toHaveLength(3);
    expect(folded?.querySelector('summary')?.textContent).toBe('3 more reviews');
    expect(document.querySelectorAll('li')).toHaveLength(15);
  });

  it('claim no score when there are none', () => {
    openPage(reviewsPage, contentWith(0));
    expect(screen.queryByText(/of 5/)).toBeNull();
  });

  it('are accessible', async () => {
    const { container } = openPage(reviewsPage, contentWith(15));
    container.querySelector('details')?.setAttribute('open', '');
    expect(await violations(container)).toEqual([]);
  });
});
