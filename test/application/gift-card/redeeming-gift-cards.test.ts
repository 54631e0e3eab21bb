import { beforeEach, describe, expect, it } from 'vitest';
import { CheckGiftCard } from '#src/application/gift-card/check-gift-card';
import { RedeemGiftCard } from '#src/application/gift-card/redeem-gift-card';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { deniedGiftCard } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

const full = 'FULLFIFTY0000001';
const ada = { id: 'customer-1', email: 'ada@example.test' };

let tab: TestTab;
beforeEach(() => {
  tab = openTab();
  tab.shop.customer = ada;
  tab.customer.replace(ada);
});

describe('The balance of a gift card (spec §1 Gift cards, §7 GET gift_cards/redeem)', () => {
  it.each([full, 'full-fift-y000-0001'])('is told for "%s", also to a guest', async (input) => {
    tab.shop.customer = undefined;
    expect(await tab.get(CheckGiftCard).execute(input)).toEqual({
      kind: 'good',
      code: full,
      balance: { amount: 5000, isRedeemable: true },
    });
  });

  it('is told without an amount where the server names none (open extension)', async () => {
    tab.world.giftCards.check = () => Promise.resolve({ isRedeemable: true });
    expect(await tab.get(CheckGiftCard).execute(full)).toMatchObject({ kind: 'good', balance: { isRedeemable: true } });
  });

  it.each(['', ' - ', '7'.repeat(10_000)])('makes no call for an invalid code', async (input) => {
    expect(await tab.get(CheckGiftCard).execute(input)).toEqual({ kind: 'not-a-code' });
    expect(tab.shop.received).toEqual([]);
  });

  it('is unknown without an answer', async () => {
    const failure = noAnswer();
    tab.shop.failNext('check', failure);
    expect(await outcomeOf(tab.get(CheckGiftCard).execute(full))).toEqual(rejectedWith(failure));
  });
});

describe('Turning a gift card into store credit (spec §7 POST gift_cards/redeem)', () => {
  it('adds the remaining amount to the credit of the signed-in customer', async () => {
    expect(await tab.get(RedeemGiftCard).execute(' full-fifty-0000001')).toEqual({ kind: 'redeemed', amount: 5000 });
    expect(tab.shop.storeCredit.get(ada.id)).toBe(5000);
  });

  it('works once', async () => {
    await tab.get(RedeemGiftCard).execute(full);
    expect(await tab.get(RedeemGiftCard).execute(full)).toMatchObject({
      kind: 'denied',
      denial: { reason: 'already_redeemed' },
    });
    expect(tab.shop.storeCredit.get(ada.id)).toBe(5000);
  });

  it('says that it worked when only the answer was lost', async () => {
    tab.shop.failAfter('redeem', noAnswer());
    expect(await tab.get(RedeemGiftCard).execute(full)).toEqual({ kind: 'redeemed', amount: 5000 });
    expect(tab.shop.received).toEqual(['check', 'redeem', 'check']);
  });

  it('says that it worked when it is tried again after an unknown outcome', async () => {
    const failure = noAnswer();
    tab.shop.failAfter('redeem', failure);
    // The first check is made before the card is redeemed.
    tab.shop.holdAnswer('check').release();
    tab.shop.failNext('check', failure);
    expect(await outcomeOf(tab.get(RedeemGiftCard).execute(full))).toEqual(rejectedWith(failure));
    expect(await tab.get(RedeemGiftCard).execute(full)).toEqual({ kind: 'redeemed', amount: undefined });
    expect(tab.shop.storeCredit.get(ada.id)).toBe(5000);
  });

  it('says to another customer that the card is spent', async () => {
    const failure = noAnswer();
    tab.shop.failAfter('redeem', failure);
    tab.shop.holdAnswer('check').release();
    tab.shop.failNext('check', failure);
    await outcomeOf(tab.get(RedeemGiftCard).execute(full));
    tab.customer.replace({ id: 'customer-2', email: 'bob@example.test' });
    expect(await tab.get(RedeemGiftCard).execute(full)).toMatchObject({
      kind: 'denied',
      denial: { reason: 'already_redeemed' },
    });
  });

  it('can be tried again when the server never heard of it', async () => {
    const failure = noAnswer();
    tab.shop.failNext('redeem', failure);
    expect(await outcomeOf(tab.get(RedeemGiftCard).execute(full))).toEqual(rejectedWith(failure));
    expect(await tab.get(RedeemGiftCard).execute(full)).toEqual({ kind: 'redeemed', amount: 5000 });
    expect(tab.shop.storeCredit.get(ada.id)).toBe(5000);
  });

  it('does nothing with a card that is denied, nor with one that the server calls spent', async () => {
    expect(await tab.get(RedeemGiftCard).execute('EXPIRED000000001')).toMatchObject({
      kind: 'denied',
      denial: { reason: 'expired' },
    });
    tab.world.giftCards.check = () => Promise.resolve({ isRedeemable: false });
    expect(await tab.get(RedeemGiftCard).execute(full)).toMatchObject({
      kind: 'denied',
      denial: { reason: 'already_redeemed' },
    });
    expect(tab.shop.received).not.toContain('redeem');
  });

  it('passes on why it was denied in the end', async () => {
    tab.shop.failNext('redeem', deniedGiftCard('no_customer', 'No customer'));
    expect(await tab.get(RedeemGiftCard).execute(full)).toMatchObject({
      kind: 'denied',
      denial: { reason: 'no_customer' },
    });
  });
});
