import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reviewStats } from '#src/domain/reviews/review';
import * as productPage from '#src/ui/catalogue/product';
import { offerDelay } from '#src/ui/catalogue/product.presenter';
import { reviewsId } from '#src/ui/reviews/shared/live-reviews';
import { noAnswer } from '#test/application/failures';
import { openTab } from '#test/support/test-tab';
import { aReview, productContent } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';

const old = aReview({ title: 'Of the build', score: 3, date: '2026-03-01' });
const fresh = aReview({ title: 'Published since', score: 5, date: '2026-11-19' });
const withReviews = (...reviews: readonly (typeof old)[]) =>
  productContent({ reviews, reviewStats: reviewStats(reviews) });

function open(content = withReviews(old)) {
  const tab = openTab();
  const { sku } = content.product;
  tab.world.reviews.editorial = [
    { ...fresh, sku },
    { ...old, sku },
  ];
  return openPage(productPage, content, content.path, tab);
}

const titles = () => [...document.querySelectorAll('#reviews h3')].map(({ textContent }) => textContent);

describe('The reviews of a product (spec §3 Client state, reviews)', () => {
  it('are those of the build, and today’s once the page is at rest: list, score and number', async () => {
    const { pass } = open();
    expect(titles()).toEqual(['Of the build']);
    await pass(offerDelay);
    expect(titles()).toEqual(['Published since', 'Of the build']);
    expect(screen.getAllByText('4.0 of 5, 2 reviews')).toHaveLength(2);
  });

  it('are asked for when the shopper comes near them, and not before', async () => {
    const { tab, pass } = open();
    tab.world.sight.moveAway(reviewsId);
    await pass(offerDelay);
    expect(titles()).toEqual(['Of the build']);
    tab.world.sight.approach();
    await pass();
    expect(titles()).toEqual(['Published since', 'Of the build']);
  });

  it('stay while the shopper has them before their eyes', async () => {
    const { tab, pass } = open();
    tab.world.sight.lookAt(reviewsId);
    await pass(offerDelay);
    expect(titles()).toEqual(['Of the build']);
    tab.world.sight.lookAway();
    await pass();
    expect(titles()).toEqual(['Published since', 'Of the build']);
  });

  it('are asked for where there are none, with the way for buyers', () => {
    open(withReviews());
    screen.getByRole('heading', { name: 'Be the first' });
    const { sku } = withReviews().product;
    expect(screen.getByRole('link', { name: 'Write a review' }).getAttribute('href')).toBe(`/account/reviews/${sku}/`);
  });

  it('appear where the build had none, without a row more at the top of the page', async () => {
    const { pass } = open(withReviews());
    expect(screen.queryByText(/of 5/)).toBeNull();
    await pass(offerDelay);
    expect(titles()).toEqual(['Published since', 'Of the build']);
    expect(screen.getAllByText('4.0 of 5, 2 reviews')).toHaveLength(1);
  });

  it('stay those of the build when the service cannot be reached', async () => {
    const { tab, pass } = open();
    tab.world.reviews.failNext('readProduct', noAnswer());
    await pass(offerDelay);
    expect(titles()).toEqual(['Of the build']);
  });
});
