import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ReviewsContent } from '#src/domain/page/page-content';
import { reviewStats } from '#src/domain/reviews/review';
import { contentMessages } from '#src/ui/content/shared/content-messages';
import * as reviewsPage from '#src/ui/reviews/reviews';
import { noAnswer } from '#test/application/failures';
import { openTab } from '#test/support/test-tab';
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
  it('show their mean and their number, and the product of each', () => {
    openPage(reviewsPage, contentWith(2));
    screen.getByText('1.5 of 5, 2 reviews');
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

  it('fold reviews beyond a dozen, and lose none', () => {
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

  it('are read anew once the page is at rest: counted at once, and shown when the shopper asks', async () => {
    const tab = openTab();
    tab.world.reviews.editorial = [
      { ...aReview({ title: 'Published just now', score: 5, date: '2026-11-19' }), sku: redWine.sku },
      { ...aReview({ title: 'Review 1', score: 4, date: '2026-03-01' }), sku: 'NEW-1' },
    ];
    const { pass } = openPage(reviewsPage, contentWith(1), '/reviews/', tab);
    screen.getByText('1.0 of 5, 1 review');
    await pass(1000);
    screen.getByText('4.5 of 5, 2 reviews');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: contentMessages.newReviews(2) }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement?.querySelectorAll('li')).toHaveLength(2);
    const [first, second] = screen.getAllByRole('listitem');
    expect(first!.textContent).toContain('Published just now');
    expect(first!.textContent).toContain('Quiet Red');
    expect(second!.querySelector('a')).toBeNull();
  });

  it('are today’s from the start when they are known already', async () => {
    const tab = openTab();
    tab.world.reviews.editorial = [{ ...aReview({ title: 'Published just now', date: '2026-11-19' }), sku: 'NEW-1' }];
    const { pass, unmount } = openPage(reviewsPage, contentWith(1), '/reviews/', tab);
    await pass(1000);
    unmount();
    openPage(reviewsPage, contentWith(1), '/reviews/', tab);
    expect(screen.getAllByRole('listitem')[0]!.textContent).toContain('Published just now');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('stay those of the build when the service cannot be reached', async () => {
    const tab = openTab();
    tab.world.reviews.failNext('readSite', noAnswer());
    const { pass } = openPage(reviewsPage, contentWith(2), '/reviews/', tab);
    await pass(1000);
    screen.getByText('1.5 of 5, 2 reviews');
  });

  it('are accessible', async () => {
    const { container } = openPage(reviewsPage, contentWith(15));
    container.querySelector('details')?.setAttribute('open', '');
    expect(await violations(container)).toEqual([]);
  });
});
