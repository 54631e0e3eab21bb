import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { page } from '#src/ui/checkout/checkout';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { noAnswer } from '#test/application/failures';
import { InMemoryShop } from '#test/fakes/shop/in-memory-shop';
import type { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';
import { shopperAt } from './checkout-walk';

const { noWay } = checkoutMessages;

/** A shopper at the delivery step of an order that the carriers had nothing to say about. */
async function stuck(left: 'no parcels' | 'parcels without a rate') {
  const shop = new InMemoryShop();
  const shopper = await shopperAt('delivery', { 'WHITE-1': 2 }, shop);
  const stored = shop.find(shopper.order.number)!;
  stored.shipments = left === 'no parcels' ? [] : stored.shipments.map((shipment) => ({ ...shipment, rates: [] }));
  await shopper.container.get(RestoreCart).execute();
  return { shopper, shop };
}

const again = async (shopper: Shopper) => {
  await userEvent.click(screen.getByRole('button', { name: noWay.action }));
  await shopper.pass();
};

describe('An order without a way to deliver it (spec §7 calculate_shipping_options)', () => {
  it.each(['no parcels', 'parcels without a rate'] as const)('gets one with %s, and goes on', async (left) => {
    const { shopper, shop } = await stuck(left);
    await shopper.open(page.View, '/checkout/?step=delivery');
    expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('type'))).toEqual(['radio', 'radio']);
    expect(shop.received.filter((method) => method === 'calculateShippingOptions')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: checkoutMessages.toPayment }));
    await shopper.pass();
    expect(shopper.order.state).toBe('payment');
  });

  it('says that there is none when the shop cannot be asked, and asks again', async () => {
    const { shopper, shop } = await stuck('no parcels');
    shop.failNext('calculateShippingOptions', noAnswer());
    const { container } = await shopper.open(page.View, '/checkout/?step=delivery');
    screen.getByText(noWay.title);
    expect(screen.queryByRole('button', { name: checkoutMessages.toPayment })).toBeNull();
    expect(screen.queryByText(checkoutMessages.byEmail.text)).toBeNull();
    expect(await violations(container)).toEqual([]);
    await again(shopper);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.queryByText(noWay.title)).toBeNull();
  });

  it('is not asked for where there are ways', async () => {
    const shopper = await shopperAt('delivery');
    await shopper.open(page.View, '/checkout/?step=delivery');
    expect(shopper.shop.received).not.toContain('calculateShippingOptions');
  });
});
