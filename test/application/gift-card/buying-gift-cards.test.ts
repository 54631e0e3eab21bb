import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { SetGiftCardRecipients } from '#src/application/cart/set-gift-card-recipients';
import { AddGiftCard } from '#src/application/gift-card/add-gift-card';
import { cents } from '#src/domain/money/money';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { invalid } from '#test/fakes/shop/refusals';
import { openTab, type TestTab } from '#test/support/test-tab';

const line = { sku: 'GIFT-CARD-50', quantity: 1 };
const ada = { recipientName: 'Ada', recipientEmail: 'ada@example.test', purchaserName: 'Bob', message: 'Cheers!' };
const cleo = { ...ada, recipientName: 'Cleo', recipientEmail: 'cleo@example.test', sendAt: Date.UTC(2026, 11, 24, 14) };

let tab: TestTab;
beforeEach(() => {
  tab = openTab();
});

const cards = () => tab.serverOrder!.lineItems.flatMap(({ giftCards }) => giftCards);

describe('Buying a gift card for somebody (spec §1 Gift cards, §3 giftCardDetails, §7 bulk_update)', () => {
  it('is in the cart with its recipient', async () => {
    expect(await tab.get(AddGiftCard).execute(line, ada)).toEqual({ kind: 'added' });
    expect(cards()).toMatchObject([{ ...ada, amount: 5000, isFilled: true }]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('goes to two people from one line', async () => {
    await tab.get(AddGiftCard).execute(line, ada);
    await tab.get(AddGiftCard).execute(line, cleo);
    expect(tab.serverOrder?.lineItems).toMatchObject([{ quantity: 2 }]);
    expect(cards()).toMatchObject([ada, cleo]);
  });

  it('leaves a card without a recipient alone', async () => {
    await tab.get(AddLineToCart).execute(line);
    await tab.get(AddGiftCard).execute(line, ada);
    expect(cards().map(({ isFilled }) => isFilled)).toEqual([false, true]);
  });

  it('can be of any amount, each amount a line of its own', async () => {
    await tab.get(AddGiftCard).execute({ sku: 'GIFT-CARD-OPEN', quantity: 1, giftCardAmount: cents(7500) }, ada);
    await tab.get(AddGiftCard).execute({ sku: 'GIFT-CARD-OPEN', quantity: 1, giftCardAmount: cents(1000) }, cleo);
    expect(tab.serverOrder?.lineItems).toMatchObject([
      { price: 7500, giftCards: [ada] },
      { price: 1000, giftCards: [cleo] },
    ]);
  });

  it.each([0, -1000, 50_100, 1050])(
    'is refused by the server for %s cents, and then it is not in the cart',
    async (amount) => {
      const adding = tab
        .get(AddGiftCard)
        .execute({ sku: 'GIFT-CARD-OPEN', quantity: 1, giftCardAmount: cents(amount) }, ada);
      expect(await outcomeOf(adding)).toMatchObject({ status: 'rejected', reason: { code: 'unprocessable_entity' } });
      expect(tab.serverOrder).toBeUndefined();
    },
  );

  it('stays in the cart when the details are refused, and says which cards wait for them', async () => {
    const refusal = invalid({ 'gift_cards.2.recipient_email': ['is invalid'] });
    tab.shop.failNext('setRecipients', refusal);
    const outcome = await tab.get(AddGiftCard).execute(line, ada);
    expect(outcome).toEqual({ kind: 'without-details', cardIds: cards().map(({ id }) => id), error: refusal });
    expect(cards()).toMatchObject([{ isFilled: false }]);
  });

  it('stays in the cart when the outcome of the details is unknown, and finds out that they arrived', async () => {
    tab.shop.failAfter('setRecipients', noAnswer());
    expect(await tab.get(AddGiftCard).execute(line, cleo)).toEqual({ kind: 'added' });
    tab.shop.failNext('setRecipients', noAnswer());
    expect(await tab.get(AddGiftCard).execute(line, ada)).toMatchObject({ kind: 'without-details' });
    expect(cards()).toMatchObject([cleo, { isFilled: false }]);
  });

  it('is not in the cart when it could not be added', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 1 });
    const failure = noAnswer();
    tab.shop.failNext('addLine', failure);
    expect(await outcomeOf(tab.get(AddGiftCard).execute(line, ada))).toEqual(rejectedWith(failure));
    expect(cards()).toEqual([]);
    expect(tab.shop.received).not.toContain('setRecipients');
  });
});

describe('Saying later who gets a gift card (spec §7 bulk_update)', () => {
  it('changes that card alone', async () => {
    await tab.get(AddGiftCard).execute(line, ada);
    await tab.get(AddGiftCard).execute(line, ada);
    const [first] = cards();
    await tab.get(SetGiftCardRecipients).execute([{ ...cleo, id: first!.id }]);
    expect(cards()).toMatchObject([cleo, ada]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('fails with the words of the fields', async () => {
    await tab.get(AddLineToCart).execute(line);
    const [card] = cards();
    const filling = { ...ada, id: card!.id, recipientEmail: 'nobody', message: 'x'.repeat(501) };
    expect(await outcomeOf(tab.get(SetGiftCardRecipients).execute([filling]))).toMatchObject({
      status: 'rejected',
      reason: {
        errors: {
          [`gift_cards.${card!.id}.recipient_email`]: ['is invalid'],
          [`gift_cards.${card!.id}.gift_message`]: [expect.any(String)],
        },
      },
    });
    expect(cards()).toMatchObject([{ isFilled: false }]);
  });

  it('is looked up when its answer is lost', async () => {
    await tab.get(AddLineToCart).execute(line);
    tab.shop.failAfter('setRecipients', noAnswer());
    await tab.get(SetGiftCardRecipients).execute([{ ...ada, id: cards()[0]!.id }]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
    expect(tab.shop.received.filter((method) => method === 'setRecipients')).toHaveLength(1);
  });
});
