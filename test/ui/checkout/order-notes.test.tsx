import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UpdateOrderNotes } from '#src/application/cart/update-order-notes';
import { SubmitDelivery } from '#src/application/checkout/submit-delivery';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { orderNotesMessages } from '#src/ui/cart/shared/cart-messages';
import { page as checkoutPage } from '#src/ui/checkout/checkout';
import { page as confirmationPage } from '#src/ui/orders/confirmation';
import type { Shopper } from '#test/ui/support/shopper';
import { violations } from '#test/ui/support/violations';
import { shopperAt } from './checkout-walk';

const notes = { instructions: 'Ring twice', from: 'Ada', recipient: 'Bob', note: 'Cheers\nto you' };

/** A shopper at payment who went back to the cart, to write something along with the order. */
async function writing(): Promise<Shopper> {
  const shopper = await shopperAt('payment');
  await shopper.container.get(UpdateOrderNotes).execute(notes);
  return shopper;
}

const choices = ({ order }: Shopper) =>
  order.shipments.map(({ id, rates }) => ({ shipmentId: id, rateId: rates[0]!.id }));
const entry = () => screen.getByText(orderNotesMessages.title).closest('div')!;

describe('Notes on their way through checkout (spec §7 PATCH orders, §4 Checkout update states)', () => {
  it('do not lose the checkout: delivery is worked out again for the address that is known', async () => {
    const shopper = await writing();
    expect(shopper.order.state).toBe('address');
    const { container } = await shopper.open(checkoutPage.View, '/checkout/');
    expect([shopper.order.state, shopper.address]).toEqual(['delivery', '/checkout/?step=delivery']);
    expect(await violations(container)).toEqual([]);
  });

  it('are read again before paying, with the way to change them', async () => {
    const shopper = await writing();
    const { unmount } = await shopper.open(checkoutPage.View, '/checkout/');
    await act(() => shopper.container.get(SubmitDelivery).execute(choices(shopper)));
    unmount();
    const { container } = await shopper.open(checkoutPage.View, '/checkout/?step=payment');
    for (const text of ['Ring twice', 'From Ada to Bob', 'Cheers\nto you']) expect(entry().textContent).toContain(text);
    expect(within(entry()).getByRole('link').getAttribute('href')).toBe('/cart/#notes');
    expect(await violations(container)).toEqual([]);
  });

  it('stand on the confirmation', async () => {
    const shopper = await writing();
    const { unmount } = await shopper.open(checkoutPage.View, '/checkout/');
    await act(() => shopper.container.get(SubmitDelivery).execute(choices(shopper)));
    await shopper.container.get(CheckoutGateway).prepare(shopper.order);
    unmount();
    const { number, id, paymentPage } = shopper.order;
    shopper.shop.markPaid(paymentPage!.sessionId);
    const back = shopper.reload();
    await back.start({ number, checkoutSessionId: paymentPage!.sessionId });
    const { container } = await back.open(
      confirmationPage.View,
      `/order/confirmation/${number}/${id}/?checkout_session_id=${paymentPage!.sessionId}&number=${number}`,
      { params: { number, id } },
    );
    expect(entry().textContent).toContain('Ring twice');
    expect(await violations(container)).toEqual([]);
  });
});
