import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { NewLine } from '#src/application/ports/shop/order-gateway';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { noAnswer } from '#test/application/failures';
import { button, press, told } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { customer, openOrder, placeOrder } from './at-orders';

const messages = ordersMessages.buyAgain;
const red: NewLine = { sku: 'RED-1', quantity: 1 };
const rose: NewLine = { sku: 'ROSE-1', quantity: 1 };

/** A customer on the page of an order with these lines, who has no cart. */
async function atOrder(...lines: readonly NewLine[]) {
  const visitor = await customer();
  const { container } = await openOrder(visitor, await placeOrder(visitor, lines));
  const isFlyoutOpen = () => visitor.shopper.container.get(CartFlyoutState).isOpen;
  return { visitor, shopper: visitor.shopper, container, isFlyoutOpen };
}

const notice = () => screen.getByRole('status').textContent;

describe('Buying an order again, on its page (spec §1 Order history, §2 /account/*)', () => {
  it('fills the cart, shows it and says so', async () => {
    const { visitor, shopper, isFlyoutOpen } = await atOrder({ sku: 'WHITE-1', quantity: 2 }, red);
    await press(visitor, messages.action);
    expect(shopper.bought).toEqual(['2 × WHITE-1', '1 × RED-1']);
    expect([isFlyoutOpen(), shopper.heard, notice()]).toEqual([true, messages.added(3), '']);
  });

  it('adds once for a double click', async () => {
    const { visitor, shopper } = await atOrder(red);
    const gate = shopper.shop.hold('create');
    await userEvent.dblClick(button(messages.action));
    gate.release();
    await visitor.pass();
    expect(shopper.bought).toEqual(['1 × RED-1']);
  });

  it('names sold-out products, and does not cover them', async () => {
    const { visitor, shopper, container, isFlyoutOpen } = await atOrder(rose, red);
    await press(visitor, messages.action);
    expect(shopper.bought).toEqual(['1 × RED-1']);
    expect(notice()).toContain(messages.added(1));
    expect(notice()).toContain(messages.leftOut['sold-out']('Late Rosé'));
    expect(screen.getByRole('link', { name: messages.viewCart }).getAttribute('href')).toBe('/cart/');
    expect(isFlyoutOpen()).toBe(false);
    expect(await violations(container)).toEqual([]);
  });

  it('names discontinued products, and that nothing is left to add', async () => {
    const { visitor, shopper } = await atOrder(red);
    const { catalogue } = shopper.tab.content;
    shopper.tab.content.catalogue = { ...catalogue, products: catalogue.products.filter(({ sku }) => sku !== 'RED-1') };
    await press(visitor, messages.action);
    expect(notice()).toContain(messages.nothing);
    expect(notice()).toContain(messages.leftOut['not-sold']('Quiet Red'));
    expect(screen.queryByRole('link', { name: messages.viewCart })).toBeNull();
    expect(shopper.tab.storage.read()).toBeUndefined();
  });

  it('says how many there were instead', async () => {
    const { visitor, shopper } = await atOrder({ sku: 'ORANGE-1', quantity: 2 });
    await press(visitor, messages.action);
    expect(shopper.bought).toEqual(['1 × ORANGE-1']);
    expect(notice()).toContain(messages.reduced('Slow Orange', 1));
  });

  it('says once that a club is left out, however many cans it has', async () => {
    const every = (length: number) => ({ subscription: { interval: { length, unit: 'month' } } }) as const;
    const { visitor } = await atOrder(
      { sku: 'WHITE-1', quantity: 6, ...every(1) },
      { sku: 'WHITE-1', quantity: 6, ...every(2) },
    );
    await press(visitor, messages.action);
    expect(screen.getAllByText(messages.leftOut.club())).toHaveLength(1);
  });

  it('continues where the connection broke', async () => {
    const { visitor, shopper, isFlyoutOpen } = await atOrder({ sku: 'WHITE-1', quantity: 2 }, red);
    shopper.shop.failNext('addLine', noAnswer());
    await press(visitor, messages.action);
    expect(told()).toContain('Press Buy again for the rest.');
    expect(isFlyoutOpen()).toBe(false);
    await press(visitor, messages.action);
    expect(shopper.bought).toEqual(['2 × WHITE-1', '1 × RED-1']);
    expect([told(), isFlyoutOpen()]).toEqual(['', true]);
  });

  it('adds nothing and says so when the catalogue is unknown', async () => {
    const { visitor, shopper } = await atOrder(red);
    shopper.shop.failNext('readBySkus', noAnswer());
    await press(visitor, messages.action);
    expect(told()).not.toBe('');
    expect(shopper.tab.storage.read()).toBeUndefined();
  });
});
