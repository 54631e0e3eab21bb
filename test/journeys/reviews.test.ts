import { describe, expect } from 'vitest';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { reviewMessages } from '#src/ui/reviews/shared/review-messages';
import { isAccessible } from './support/axe';
import { sandboxUrl } from './support/back-end';
import { vendure } from './support/engine';
import { it } from './support/journey';
import { linkTo } from './support/sign-in-provider';
import { publishOnVendure } from './support/vendure/vendure-reviews';

/** A customer with an order that was shipped; every person who signs in with her address is her. */
const cleo = 'credit@ringpull.example';
const pack = { name: 'The Picnic Blanket 12 Pack', path: '/products/picnic-blanket-12-pack/' };
const review = {
  title: 'A blanket, a lake, nobody’s phone',
  body: 'Twelve cans for four people.\nThere was no plan B.',
  author: 'Cleo C.',
};

/** Adds up how far visible content moves without the shopper’s doing. */
const measureShift = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** The shop's people publish the review with this title. */
async function publish(title: string): Promise<void> {
  if (vendure) return publishOnVendure(title);
  const listed = await fetch(`${sandboxUrl}/_control/reviews`);
  const { reviews } = (await listed.json()) as { reviews: readonly { id: number; title: string }[] };
  const { id } = reviews.find((one) => one.title === title)!;
  const answer = await fetch(`${sandboxUrl}/_control/reviews/${id}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ status: 'published' }),
  });
  expect(answer.ok).toBe(true);
}

describe('A review by a buyer (spec §3 Client state, reviews)', () => {
  it(
    'is written from an order, published, and then read on the product page without a new build',
    { tags: ['core'] },
    async ({ visit }) => {
      const { tab } = await visit({ viewport: 'phone' });
      await tab.open('/account/orders/');
      await tab.account.askForLink(cleo);
      await tab.page.goto(await linkTo(cleo));
      await tab.arrivesAt(ordersMessages.title);
      await tab
        .link(/^Order R/)
        .first()
        .click();
      await tab.link(reviewMessages.heading(pack.name)).click();
      await tab.arrivesAt(reviewMessages.heading(pack.name));
      await isAccessible(tab.page, 'review-form');

      await tab.page.getByRole('radio', { name: /^1 star:/ }).focus();
      for (const _star of [2, 3, 4]) await tab.page.keyboard.press('ArrowRight');
      await tab.account.textbox(reviewMessages.title).fill(review.title);
      await tab.account.textbox(reviewMessages.body).fill(review.body);
      await expect.poll(() => tab.account.textbox(reviewMessages.author).inputValue()).toBe(review.author);
      await tab.reload();
      await expect.poll(() => tab.account.textbox(reviewMessages.body).inputValue()).toBe(review.body);
      await tab.button(reviewMessages.submit).click();
      await tab.sees(reviewMessages.status.waiting.title);
      await tab.focuses(tab.heading(reviewMessages.writtenHeading(pack.name)));

      await publish(review.title);
      await tab.reload();
      await tab.sees(reviewMessages.status.published.title);
      await isAccessible(tab.page, 'review-published');

      const { tab: guest } = await visit({ initScript: measureShift });
      await guest.open(pack.path);
      const list = guest.page.locator('#reviews');
      // They are asked for when one comes near, and stay as they were under one's eyes.
      const asked = guest.page.waitForRequest('**/reviews/products/**');
      await list.scrollIntoViewIfNeeded();
      await asked;
      await guest.page.evaluate(() => window.scrollTo(0, 0));
      await list.getByRole('heading', { name: review.title }).waitFor();
      // The build knew two, of five and four stars.
      await list.getByText('4.3 of 5, 3 reviews').waitFor();
      expect(await guest.page.evaluate('window.layoutShift')).toBeLessThan(0.01);
      await isAccessible(guest.page, 'product-reviewed');
      await guest.open('/reviews/');
      const fresh = guest.button(/^Show \d+ new reviews?$/);
      await fresh.waitFor();
      await isAccessible(guest.page, 'reviews-fresh');
      await fresh.click();
      await guest.sees(review.title);
    },
  );
});
