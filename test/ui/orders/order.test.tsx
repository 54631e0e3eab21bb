import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/cart/order';
import { cents } from '#src/domain/money/money';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import { noAnswer } from '#test/application/failures';
import { aShipment } from '#test/builders/a-shipment';
import { inZone } from '#test/support/in-zone';
import { mainHeading, press } from '#test/ui/support/on-screen';
import { violations } from '#test/ui/support/violations';
import { takeOver } from '#test/ui/support/visitor';
import { customer, openOrder, placeOrder } from './at-orders';

const messages = ordersMessages.order;

/** The details of the page, by their names. */
const details = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/** A customer on the page of an order of which this became. */
async function atOrder(since: Partial<Order> = {}) {
  const visitor = await customer();
  visitor.shopper.tab.content.shell = { tagline: '', footerText: '', contactEmail: 'hello@cans.test' };
  const number = await placeOrder(visitor, [{ sku: 'WHITE-1', quantity: 2 }], since);
  const { container } = await openOrder(visitor, number);
  return { visitor, number, container };
}

const shipped: Partial<Order> = {
  shipmentState: 'partial',
  shipments: [
    aShipment({
      state: 'shipped',
      shippedAt: Date.UTC(2026, 10, 18, 18),
      trackingNumber: 'VP1',
      trackingUrl: 'https://parcels.example/VP1',
      carrier: 'Vine Parcel',
      contents: [{ sku: 'WHITE-1', quantity: 1 }],
    }),
    aShipment({ id: 'shipment-2', state: 'ready', trackingNumber: 'VP2', contents: [{ sku: 'WHITE-1', quantity: 1 }] }),
  ],
};

describe('An order of the customer (spec §2 /account/*, §3 orders, §6 Signed-in only)', () => {
  it('shows its state, its contents, its price, and its destination', async () => {
    const { number, container } = await atOrder({ ...shipped, completedAt: Date.UTC(2026, 10, 16, 12) });
    expect(mainHeading().textContent).toBe(`Order ${number}`);
    for (const text of ['Partly shipped', 'Placed on November 16, 2026', ordersMessages.states['partly-shipped'].text])
      screen.getByText(text);
    const contents = screen.getByRole('region', { name: placedOrderMessages.lines });
    within(contents).getByText('Brisk White');
    expect(contents.textContent).toContain('Total');
    expect(details()[placedOrderMessages.shipTo]).toContain('Fresno, CA');
    expect(await violations(container)).toEqual([]);
  });

  it('was placed on the shopper’s own day: this evening, though it is tomorrow in UTC', async () => {
    inZone('America/Los_Angeles');
    await atOrder({ completedAt: Date.parse('2026-12-04T18:30-08:00') });
    screen.getByText('Placed on December 4, 2026');
  });

  it('names the store that sold it, where the back end serves several', async () => {
    const { container } = await atOrder();
    expect(details()[placedOrderMessages.seller]).toBeUndefined();
    container.remove();
    await atOrder({ store: { id: '2', name: 'Cans of Fresno', code: 'cans' } });
    expect(details()[placedOrderMessages.seller]).toBe('Cans of Fresno');
  });

  it('names each parcel with its contents, and leads to where it is', async () => {
    await atOrder(shipped);
    const [first, second] = ['Package 1 of 2: Standard', 'Package 2 of 2: Standard'];
    const delivery = details()[placedOrderMessages.delivery]!;
    expect(delivery.indexOf(first)).toBeLessThan(delivery.indexOf(second));
    for (const text of ['Shipped on November 18, 2026', 'Packed', 'VP2']) expect(delivery).toContain(text);
    const link = screen.getByRole('link', { name: placedOrderMessages.trackNamed('Vine Parcel VP1') });
    expect(link.getAttribute('href')).toBe('https://parcels.example/VP1');
    expect(within(screen.getByRole('list', { name: placedOrderMessages.contents(0) })).getByText('1 × Brisk White'));
  });

  it('names the contents of its packs', async () => {
    const visitor = await customer();
    const number = await placeOrder(visitor, [{ sku: 'WHITE-1|RED-1', quantity: 1 }]);
    const [line] = visitor.shopper.shop.see(number).lineItems;
    const parts = [
      { sku: 'WHITE-1', quantity: 4 },
      { sku: 'GONE-1', quantity: 2 },
    ];
    visitor.shopper.shop.find(number)!.since = { lineItems: [{ ...line!, parts }] };
    await openOrder(visitor, number);
    const cans = within(screen.getByRole('list', { name: /^Cans in Mixed Pack/ })).getAllByRole('listitem');
    expect(cans.map(({ textContent }) => textContent)).toEqual(['4 × Brisk White', '2 × GONE-1']);
  });

  it('names its payments and refunds', async () => {
    const payments = [
      { id: 'p1', amount: cents(1000), state: 'authorized', methodName: 'Card', lastDigits: '1111', isCaptured: true },
      { id: 'p2', amount: cents(400), state: 'authorized', methodName: 'Store Credit', isCaptured: true },
      { id: 'p3', amount: cents(1400), state: 'void', methodName: 'Card', lastDigits: '2222' },
    ] as const;
    await atOrder({ payments, paymentTotal: cents(700) });
    expect(details()[placedOrderMessages.payment]).toBe('Card ending in 1111: $10.00Store Credit: $4.00');
    expect(details()[placedOrderMessages.refund]).toBe('$7.00');
  });

  it.each([
    ['R999999999', 'that never was'],
    ['nonsense', 'that is none'],
  ])('is unknown with a number %s %s: it says so and leads to the list', async (number) => {
    const visitor = await customer();
    const { container } = await openOrder(visitor, number);
    expect(mainHeading().textContent).toBe(messages.unknown.title);
    expect(screen.getByRole('link', { name: messages.unknown.action }).getAttribute('href')).toBe('/account/orders/');
    expect(await violations(container)).toEqual([]);
  });

  it('is unknown to everybody else, and tells them nothing', async () => {
    const visitor = await customer();
    const number = await placeOrder(visitor);
    visitor.shopper.shop.find(number)!.userId = 'customer-99';
    const { container } = await openOrder(visitor, number);
    expect(mainHeading().textContent).toBe(messages.unknown.title);
    expect(container.textContent).not.toContain('Brisk White');
  });

  it('waits while it comes', async () => {
    const visitor = await customer();
    const number = await placeOrder(visitor);
    const gate = visitor.shopper.shop.hold('read');
    const { container } = await openOrder(visitor, number);
    screen.getByText(messages.loading);
    expect(await violations(container)).toEqual([]);
    gate.release();
    await visitor.pass();
    expect(mainHeading().textContent).toBe(`Order ${number}`);
  });

  it('says so when it cannot be loaded, and tries again (spec §8)', async () => {
    const visitor = await customer();
    const number = await placeOrder(visitor);
    visitor.shopper.shop.failNext('read', noAnswer());
    await openOrder(visitor, number);
    expect(screen.getByRole('alert').textContent).toContain(messages.failed.title);
    await press(visitor, kitMessages.tryAgain);
    expect(mainHeading().textContent).toBe(`Order ${number}`);
  });

  it('keeps the known data when it cannot be loaded anew, and says so', async () => {
    const { visitor, number } = await atOrder();
    document.body.replaceChildren();
    visitor.shopper.shop.failNext('read', noAnswer());
    await openOrder(visitor, number);
    screen.getByText(messages.stale);
    await press(visitor, kitMessages.tryAgain);
    expect(screen.queryByText(messages.stale)).toBeNull();
  });

  it('is asked for again for another person who signs in while it is open', async () => {
    const { visitor } = await atOrder();
    await takeOver(visitor);
    expect(mainHeading().textContent).toBe(messages.unknown.title);
  });

  describe('helps', () => {
    const { address, damage, other } = ordersMessages.help.actions;

    it('by the contact page, which knows then the order and the subject', async () => {
      const { number } = await atOrder({ ...shipped, completedAt: Date.UTC(2026, 10, 16, 12) });
      const links = [damage, address, other].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
      expect(links).toEqual(['damage', 'address', 'other'].map((topic) => `/contact/?topic=${topic}&order=${number}`));
    });

    it('with no new address for parcels that have left', async () => {
      await atOrder({ shipmentState: 'shipped' });
      expect(screen.queryByRole('link', { name: address })).toBeNull();
      screen.getByRole('link', { name: damage });
    });

    it('no contact where the shop names none', async () => {
      const visitor = await customer();
      await openOrder(visitor, await placeOrder(visitor));
      expect(screen.queryByText(ordersMessages.help.title)).toBeNull();
    });
  });
});
