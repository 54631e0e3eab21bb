import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { cents } from '#src/domain/money/money';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import * as chunk from '#src/ui/catalogue/product';
import { GiftCardDetailsState } from '#src/ui/gift-card/parts/gift-card-details-state';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { noAnswer } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { openTab } from '#test/support/test-tab';
import { productContent } from '#test/ui/support/contents';
import { fillIn } from '#test/ui/support/fill-in';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const fifty = aProduct({
  sku: 'GIFT-CARD-50',
  slug: 'gift-card-50',
  name: 'The $50 Gift Card',
  family: 'merch',
  price: cents(5000),
});
const anyAmount = aProduct({
  sku: 'GIFT-CARD-OPEN',
  slug: 'gift-card-any-amount',
  name: 'The Gift Card of Any Amount',
  family: 'merch',
  price: cents(0),
});
const { buy: messages, problems } = giftCardMessages;

async function opened(product = fifty, tab = openTab()) {
  tab.content.catalogue = { products: [anyAmount, fifty], kits: [], regions: [] };
  const page = openPage(chunk, productContent({ product }), undefined, tab);
  await screen.findByRole('form', { name: messages.title });
  await page.pass();
  const order = () => page.ports.get(CartState).current;
  const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  const fill = async (email = 'ada@example.com') => {
    await fillIn(field(giftCardMessages.fields.recipientName), 'Ada');
    await fillIn(field(giftCardMessages.fields.recipientEmail), email);
    await fillIn(field(giftCardMessages.fields.purchaserName), 'Bob');
  };
  const add = async () => {
    await userEvent.click(screen.getByRole('button', { name: messages.actionNamed(product.name) }));
    await page.pass();
  };
  return { page, order, field, fill, add, shop: tab.shop };
}

describe('Buying a gift card (spec §1 Gift cards, §3 giftCardDetails)', () => {
  it('puts it into the cart with its recipient, and begins anew for another one', async () => {
    const { order, field, fill, add, page } = await opened();
    await fill();
    await add();
    expect(order()?.lineItems).toMatchObject([
      { sku: 'GIFT-CARD-50', giftCards: [{ recipientName: 'Ada', recipientEmail: 'ada@example.com', isFilled: true }] },
    ]);
    expect([
      field(giftCardMessages.fields.recipientName).value,
      field(giftCardMessages.fields.purchaserName).value,
    ]).toEqual(['', 'Bob']);
    expect(page.ports.get(CartFlyoutState).isOpen).toBe(true);
  });

  it('keeps the text for the next card while the first is put into the cart', async () => {
    const { field, fill, add, page, shop } = await opened();
    await fill();
    const gate = shop.hold('create');
    await add();
    await gate.reached;
    await userEvent.clear(field(giftCardMessages.fields.recipientName));
    await fillIn(field(giftCardMessages.fields.recipientName), 'Grace');
    gate.release();
    await page.pass();
    expect(page.ports.get(CartFlyoutState).isOpen).toBe(true);
    expect(field(giftCardMessages.fields.recipientName).value).toBe('Grace');
  });

  it('is mailed to the visible text of a pasted address, and keeps the emoji of the message (spec §5 Shop form rules)', async () => {
    const { order, field, fill, add } = await opened();
    await fill(' ada@example.com\u200e');
    await fillIn(field(giftCardMessages.fields.recipientName), '\u00a0\u200bExample');
    await fillIn(field(giftCardMessages.fields.message), 'For you ❤\ufe0f');
    await add();
    expect(order()?.lineItems[0]?.giftCards).toMatchObject([
      { recipientName: 'Ada Example', recipientEmail: 'ada@example.com', message: 'For you ❤\ufe0f' },
    ]);
  });

  it('leads to the other amounts, any amount last', async () => {
    await opened();
    const links = screen.getByRole('navigation', { name: messages.amounts }).querySelectorAll('a');
    expect(
      [...links].map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]),
    ).toEqual([
      ['$50', '/products/gift-card-50/', 'true'],
      [messages.otherAmount, '/products/gift-card-any-amount/', null],
    ]);
  });

  it('takes any amount there is, and refuses the others at its field', async () => {
    const { order, field, fill, add } = await opened(anyAmount);
    await fill();
    for (const [typed, problem] of [
      ['501', problems.amountTooMuch],
      ['10.50', problems.amountNotWhole],
      ['0', problems.amountTooLittle],
    ]) {
      await userEvent.clear(field(messages.amount));
      await fillIn(field(messages.amount), typed!);
      await add();
      screen.getByText(problem!);
      expect(document.activeElement).toBe(field(messages.amount));
    }
    expect(order()).toBeUndefined();
    await userEvent.clear(field(messages.amount));
    await fillIn(field(messages.amount), '$75');
    await add();
    expect(order()?.lineItems).toMatchObject([{ price: 7500, giftCards: [{ recipientName: 'Ada' }] }]);
  });

  it('focuses the first field that is wrong, and tells it when it is left', async () => {
    const { field, fill, add, order } = await opened();
    await fill('nobody');
    screen.getByText(problems.recipientEmail);
    await add();
    expect(document.activeElement).toBe(field(giftCardMessages.fields.recipientEmail));
    expect(order()).toBeUndefined();
  });

  it('keeps the card in the cart and the typed text, when the details cannot be noted', async () => {
    const { order, fill, add, shop, page } = await opened();
    shop.failNext('setRecipients', noAnswer());
    await fill();
    await add();
    const [card] = order()!.lineItems[0]!.giftCards;
    expect(card?.isFilled).toBe(false);
    expect(screen.getByRole('link', { name: messages.tellInCart }).getAttribute('href')).toBe('/cart/');
    expect(page.ports.get(GiftCardDetailsState).get(card!.id)).toMatchObject({
      recipientName: 'Ada',
      recipientEmail: 'ada@example.com',
    });
  });

  it('keeps the typed text when it could not be added, and over a reload', async () => {
    const tab = openTab();
    const { fill, add, shop, field, order, page } = await opened(fifty, tab);
    shop.failNext('create', noAnswer());
    await fill();
    await add();
    expect(screen.getByRole('alert', { name: '' }).textContent).toContain('could not reach the shop');
    expect([order(), field(giftCardMessages.fields.recipientName).value]).toEqual([undefined, 'Ada']);
    page.unmount();
    const again = await opened(fifty, tab);
    expect(again.field(giftCardMessages.fields.recipientEmail).value).toBe('ada@example.com');
  });

  it('adds one card when it is pressed twice', async () => {
    const { order, fill, shop, page } = await opened();
    const gate = shop.hold('create');
    await fill();
    const button = screen.getByRole('button', { name: messages.actionNamed(fifty.name) });
    await userEvent.click(button);
    await userEvent.click(button);
    gate.release();
    await page.pass();
    expect(order()?.lineItems).toMatchObject([{ quantity: 1 }]);
  });

  it('is accessible, also with every problem', async () => {
    const { add, page } = await opened(anyAmount);
    await add();
    expect(await violations(page.container)).toEqual([]);
  });
});
