import { beforeEach, describe, expect, it } from 'vitest';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RemoveLine } from '#src/application/cart/remove-line';
import { RestoreLine } from '#src/application/cart/restore-line';
import { AddGiftCard } from '#src/application/gift-card/add-gift-card';
import { cents } from '#src/domain/money/money';
import { noAnswer, outcomeOf, rejectedWith } from '#test/application/failures';
import { openTab, type TestTab } from '#test/support/test-tab';

const ada = {
  recipientName: 'Ada',
  recipientEmail: 'ada@example.test',
  purchaserName: 'Bob',
  message: 'Cheers!',
  sendAt: Date.UTC(2026, 11, 24, 14),
};

let tab: TestTab;
beforeEach(() => {
  tab = openTab();
});

async function removed() {
  const [line] = tab.serverOrder!.lineItems;
  await tab.get(RemoveLine).execute(line!.id);
  return line!;
}

describe('Bringing back a line that was removed (spec §1 Cart, §3 giftCardDetails)', () => {
  it('brings it back in its quantity', async () => {
    await tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity: 3 });
    await tab.get(RestoreLine).execute(await removed());
    expect(tab.serverOrder?.lineItems).toMatchObject([{ sku: 'WHITE-1', quantity: 3 }]);
    expect(tab.shop.received).not.toContain('setRecipients');
  });

  it('brings back the amount, recipient and day of a gift card, and makes up no recipient for the others', async () => {
    const line = { sku: 'GIFT-CARD-OPEN', quantity: 1, giftCardAmount: cents(7500) };
    await tab.get(AddLineToCart).execute(line);
    await tab.get(AddGiftCard).execute(line, ada);
    await tab.get(RestoreLine).execute(await removed());
    const [back] = tab.serverOrder!.lineItems;
    expect(back).toMatchObject({ price: 7500, quantity: 2 });
    expect(back?.giftCards.filter(({ isFilled }) => isFilled)).toMatchObject([ada]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('is back also when no recipient could be set', async () => {
    await tab.get(AddGiftCard).execute({ sku: 'GIFT-CARD-50', quantity: 1 }, ada);
    const line = await removed();
    tab.shop.failNext('setRecipients', noAnswer());
    await tab.get(RestoreLine).execute(line);
    expect(tab.serverOrder?.lineItems).toMatchObject([{ sku: 'GIFT-CARD-50', giftCards: [{ isFilled: false }] }]);
    expect(tab.cart.current).toEqual(tab.serverOrder);
  });

  it('fails when the line does not come back', async () => {
    await tab.get(AddGiftCard).execute({ sku: 'GIFT-CARD-50', quantity: 1 }, ada);
    const line = await removed();
    const failure = noAnswer();
    tab.shop.failNext('addLine', failure);
    expect(await outcomeOf(tab.get(RestoreLine).execute(line))).toEqual(rejectedWith(failure));
    expect(tab.serverOrder?.lineItems).toEqual([]);
  });
});
