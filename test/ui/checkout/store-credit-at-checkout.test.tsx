import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApplyGiftCard } from '#src/application/gift-card/apply-gift-card';
import { CartState } from '#src/application/ports/state/cart-state';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { cents, formatMoney } from '#src/domain/money/money';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { storeCreditMessages } from '#src/ui/store-credit/shared/store-credit-messages';
import { noAnswer } from '#test/application/failures';
import { aSavedCard } from '#test/builders/a-saved-card';
import { otherVariations, usualVariations } from '#test/contracts/shop/shop-variations';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import { violations } from '#test/ui/support/violations';
import { shopperAt } from './checkout-walk';

const messages = storeCreditMessages.checkout;
const customer = { id: 'customer-1', email: 'ada@example.test' };

async function atPayment(credit: number, { shop = new InMemoryShop(), quantity = 2 } = {}) {
  const shopper = await shopperAt('payment', { 'WHITE-1': quantity }, shop);
  shop.customer = customer;
  await shopper.tab.world.orders.associateUser(shopper.tab.storage.read()!);
  shop.storeCredit.set(customer.id, cents(credit));
  shop.savedCards.add(customer.id, aSavedCard());
  shopper.container.get(CustomerState).replace(customer);
  shopper.container.get(CartState).replace(shopper.order);
  const { container } = await shopper.open(page.View, '/checkout/?step=payment');
  await shopper.pass();
  await userEvent.click(screen.getByRole('checkbox', { name: checkoutMessages.adult }));
  const toggle = async (name: string) => {
    await userEvent.click(screen.getByRole('checkbox', { name }));
    await shopper.pass();
  };
  const pay = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name }));
    await shopper.pass();
  };
  return { shopper, shop, container, toggle, pay, number: shopper.order.number, total: shopper.order.total };
}

const card = 'Visa ending in 1111';

describe('Store credit at checkout (spec §1 Checkout, §3 Store credit events, §4 Checkout update states)', () => {
  it('says how much it pays, and a saved card pays the rest', async () => {
    const { shop, container, pay, number, total } = await atPayment(500);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: messages.pays('$5.00') }).checked).toBe(true);
    expect(screen.getByText(giftCardMessages.summary.storeCredit).nextSibling?.textContent).toBe('-$5.00');
    expect(await violations(container)).toEqual([]);
    await pay(checkoutMessages.payWith(formatMoney(cents(total - 500)), card));
    const { payments, isComplete } = shop.see(number);
    expect(isComplete).toBe(true);
    expect(payments.map(({ amount, lastDigits }) => [amount, lastDigits])).toEqual([
      [total - 500, '1111'],
      [500, undefined],
    ]);
    expect(shop.storeCredit.get(customer.id)).toBe(0);
  });

  it('that covers everything needs no card', async () => {
    const { shop, pay, number } = await atPayment(100_000);
    expect(screen.queryByRole('radio')).toBeNull();
    await pay(checkoutMessages.nothingLeft.action);
    expect(shop.see(number).payments).toMatchObject([{ methodName: 'Store Credit' }]);
  });

  it('pays beside a gift card', async () => {
    const { shopper } = await atPayment(500, { quantity: 12 });
    await act(() => shopper.container.get(ApplyGiftCard).execute('FULLFIFTY0000001'));
    await shopper.pass();
    screen.getByRole('checkbox', { name: messages.pays('$5.00') });
  });

  it('can be kept for later and used again; the amounts are the server’s', async () => {
    const { shopper, shop, toggle, pay, number, total } = await atPayment(500);
    await toggle(messages.pays('$5.00'));
    screen.getByText(messages.kept);
    expect(shopper.heard).toBe(messages.kept);
    screen.getByRole('button', { name: checkoutMessages.payWith(formatMoney(total), card) });
    await toggle(messages.use);
    await toggle(messages.pays('$5.00'));
    await pay(checkoutMessages.payWith(formatMoney(total), card));
    expect(shop.see(number).payments.map(({ amount }) => amount)).toEqual([total]);
    expect(shop.storeCredit.get(customer.id)).toBe(500);
  });

  it('that the server uses all the same is not said to be kept', async () => {
    const shop = new InMemoryShop({ variations: { ...usualVariations, storeCredit: otherVariations.storeCredit } });
    const { toggle } = await atPayment(500, { shop });
    await toggle(messages.pays('$5.00'));
    screen.getByText(messages.notKept);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: messages.pays('$5.00') }).checked).toBe(true);
    expect(screen.queryByText(messages.kept)).toBeNull();
  });

  it('stays as it was when no server could be reached', async () => {
    const { shop, toggle } = await atPayment(500);
    shop.failNext('chooseStoreCredit', noAnswer());
    await toggle(messages.pays('$5.00'));
    screen.getByText(/could not reach the shop/);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: messages.pays('$5.00') }).checked).toBe(true);
  });

  it('is kept once when only the answer was lost', async () => {
    const { shop, toggle } = await atPayment(500);
    shop.failAfter('chooseStoreCredit', noAnswer());
    await toggle(messages.pays('$5.00'));
    screen.getByText(messages.kept);
    expect(shop.received.filter((call) => call === 'chooseStoreCredit')).toHaveLength(1);
  });

  it('is no choice for a customer without any', async () => {
    await atPayment(0);
    expect(screen.queryByRole('checkbox', { name: messages.use })).toBeNull();
  });
});
