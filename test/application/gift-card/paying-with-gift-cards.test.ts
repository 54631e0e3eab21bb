import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { ApplyGiftCard } from '#src/application/gift-card/apply-gift-card';
import { RemoveGiftCard } from '#src/application/gift-card/remove-gift-card';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { deniedGiftCard, lockedOrder } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

const full = 'FULLFIFTY0000001';
const big = 'FIVEHUNDRED00001';

let tab: TestTab;
beforeEach(async () => {
  tab = openTab();
  await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 10 });
});

const firstId = () => tab.serverOrder!.appliedGiftCards[0]!.id;
const applied = () => tab.serverOrder!.appliedGiftCards.map(({ last, amount, remaining }) => [last, amount, remaining]);

describe('Paying with a gift card (spec §1 Gift cards, §7 apply_gift_card, §8 Handling)', () => {
  it.each([full, 'fullfifty0000001', ' FULL-FIFT-Y000-0001 ', 'full fift y000 0001'])(
    'applies "%s" however it is written',
    async (input) => {
      expect(await tab.get(ApplyGiftCard).execute(input)).toEqual({ kind: 'applied', code: full });
      expect(applied()).toEqual([['0001', 5000, 0]]);
      expect(tab.cart.current).toEqual(tab.serverOrder);
    },
  );

  it('counts a card that is there already as applied, also when another tab applied it', async () => {
    const other = tab.openAnother();
    await other.get(RestoreCart).execute();
    await other.get(ApplyGiftCard).execute(full);
    expect(await tab.get(ApplyGiftCard).execute(full)).toEqual({ kind: 'already-applied', code: full });
    expect(applied()).toEqual([['0001', 5000, 0]]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('applies it once when two tabs do at the same time', async () => {
    const other = tab.openAnother();
    await other.get(RestoreCart).execute();
    const outcomes = await Promise.all([tab.get(ApplyGiftCard).execute(full), other.get(ApplyGiftCard).execute(full)]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['already-applied', 'applied']);
    expect(applied()).toEqual([['0001', 5000, 0]]);
  });

  it('is denied without a reason that the shop knows', async () => {
    tab.shop.failNext('apply', deniedGiftCard('other', 'Not on Sundays.'));
    expect(await tab.get(ApplyGiftCard).execute(full)).toEqual({
      kind: 'denied',
      denial: { reason: 'other', message: 'Not on Sundays.' },
    });
  });

  it.each(['', '  ', '--', 'A'.repeat(65), 'A'.repeat(10_000)])('sends nothing that is no code', async (input) => {
    expect(await tab.get(ApplyGiftCard).execute(input)).toEqual({ kind: 'not-a-code' });
    expect(tab.shop.received).not.toContain('apply');
  });

  it('waits for a locked order, and does not take a failure for a denial', async () => {
    tab.shop.failNext('apply', lockedOrder('order-1'));
    const applying = tab.get(ApplyGiftCard).execute(full);
    await tab.scheduler.advance(100);
    expect(await applying).toEqual({ kind: 'applied', code: full });
    const failure = noAnswer();
    tab.shop.failNext('apply', failure);
    expect(await outcomeOf(tab.get(ApplyGiftCard).execute(big))).toEqual(rejectedWith(failure));
  });

  it('is not possible without a cart', async () => {
    expect(await outcomeOf(openTab().get(ApplyGiftCard).execute(full))).toMatchObject({
      status: 'rejected',
      reason: { code: 'not_found' },
    });
  });
});

describe('No longer paying with a gift card (spec §7 DELETE remove_gift_card)', () => {
  beforeEach(async () => {
    await tab.get(ApplyGiftCard).execute(full);
    await tab.get(ApplyGiftCard).execute(big);
  });

  it('takes that one off, and no other', async () => {
    expect(await tab.get(RemoveGiftCard).execute(firstId())).toEqual(tab.serverOrder);
    expect(applied()).toEqual([['0001', 7000, 43_000]]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('is content when it is not on the order any more', async () => {
    const id = firstId();
    await tab.world.giftCards.remove(tab.storage.read()!, id);
    await tab.get(RemoveGiftCard).execute(id);
    expect(tab.cart.current).toEqual(tab.serverOrder);
    expect(applied()).toHaveLength(1);
  });

  it('fails when the server does, and the card is still shown', async () => {
    const failure = noAnswer();
    tab.shop.failNext('remove', failure);
    expect(await outcomeOf(tab.get(RemoveGiftCard).execute(firstId()))).toEqual(rejectedWith(failure));
    expect(tab.cart.current?.appliedGiftCards).toHaveLength(2);
  });
});
