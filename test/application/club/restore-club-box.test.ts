import { describe, expect, it } from 'vitest';
import { RemoveLine } from '#src/application/cart/remove-line';
import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import { RestoreClubBox } from '#src/application/club/restore-club-box';
import { type ClubBox, clubBoxes } from '#src/domain/club/club-box';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { smallShop } from '#test/fakes/shop/shop-world';
import { openTab, type TestTab } from '#test/support/test-tab';

/** A tab from whose cart a box of 5 white and 7 red was removed. */
async function withRemovedBox(): Promise<{ readonly tab: TestTab; readonly box: ClubBox }> {
  const variants = smallShop.variants.map((variant) => ({ ...variant, subscribable: true }));
  const tab = openTab({ shop: new InMemoryShop({ world: { ...smallShop, variants } }) });
  const order = await tab.get(AddClubToCart).execute({
    box: {
      size: 12,
      cans: [
        { sku: 'WHITE-1', quantity: 5 },
        { sku: 'RED-1', quantity: 7 },
      ],
    },
    interval: { length: 3, unit: 'month' },
  });
  const [box] = clubBoxes(order.lineItems);
  if (!box) throw new Error('There is no box');
  await tab.get(RemoveLine).execute(...box.lines.map(({ id }) => id));
  return { tab, box };
}

const held = ({ serverOrder }: TestTab) =>
  clubBoxes(serverOrder?.lineItems ?? []).map(({ lines, interval }) => [
    interval.length,
    ...lines.map(({ sku, quantity }) => `${quantity} × ${sku}`),
  ]);
const whole = [[3, '5 × WHITE-1', '7 × RED-1']];

describe('A removed club box (spec §4 Club join, §7 DELETE line_items, subscriptionLineItem)', () => {
  it('leaves no line behind', async () => {
    const { tab } = await withRemovedBox();
    expect(tab.serverOrder?.lineItems).toEqual([]);
  });

  it('comes back with its cans and its interval', async () => {
    const { tab, box } = await withRemovedBox();
    await tab.get(RestoreClubBox).execute(box);
    expect(held(tab)).toEqual(whole);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('comes back once, however often that is asked for', async () => {
    const { tab, box } = await withRemovedBox();
    const restore = tab.get(RestoreClubBox);
    await Promise.all([restore.execute(box), restore.execute(box)]);
    expect(held(tab)).toEqual(whole);
  });

  it('is completed by a second try after one that stopped halfway', async () => {
    const { tab, box } = await withRemovedBox();
    const failure = noAnswer();
    tab.shop.failAfter('addLine', failure);
    expect(await outcomeOf(tab.get(RestoreClubBox).execute(box))).toEqual(rejectedWith(failure));
    await tab.get(RestoreClubBox).execute(box);
    expect(held(tab)).toEqual(whole);
  });

  it('comes back into a new cart when the old one is gone', async () => {
    const { tab, box } = await withRemovedBox();
    tab.storage.clear();
    await tab.get(RestoreClubBox).execute(box);
    expect(held(tab)).toEqual(whole);
  });
});
