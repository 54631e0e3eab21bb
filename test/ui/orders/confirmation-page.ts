import { screen } from '@testing-library/react';
import { CheckoutGateway } from '#src/application/ports/shop/checkout-gateway';
import { page } from '#src/ui/orders/confirmation';
import type { ConfirmationAddress } from '#src/ui/orders/confirmation.presenter';
import { additionTokenOf } from '#test/fakes/shop/in-memory-shop';
import { shopperAt } from '#test/ui/checkout/checkout-walk';
import type { Shopper } from '#test/ui/support/shopper';

export interface Return {
  readonly shopper: Shopper;
  readonly number: string;
  readonly address: string;
}

/** A shopper whom the payment page has just sent back, on a fresh document. */
export async function backFromPaying(quantities?: Readonly<Record<string, number>>, isPaid = true): Promise<Return> {
  const paying = await shopperAt('payment', quantities);
  await paying.container.get(CheckoutGateway).prepare(paying.order);
  const { number, id, paymentPage } = paying.order;
  const { sessionId } = paymentPage!;
  if (isPaid) paying.shop.markPaid(sessionId);
  const shopper = paying.reload();
  await shopper.start({ number, checkoutSessionId: sessionId });
  return {
    shopper,
    number,
    address: `/order/confirmation/${number}/${id}/?checkout_session_id=${sessionId}&number=${number}#addition-token=${additionTokenOf(sessionId)}`,
  };
}

export function readAddress(address: string): ConfirmationAddress {
  const { pathname, searchParams, hash } = new URL(address, 'http://shop.test');
  const [, , , number = '', id = ''] = pathname.split('/');
  return { number, id, checkoutSessionId: searchParams.get('checkout_session_id'), fragment: hash };
}

/** Shows the confirmation at an address. */
export async function openConfirmation({ shopper, address }: Pick<Return, 'shopper' | 'address'>) {
  const { number, id } = readAddress(address);
  const { container, unmount } = await shopper.open(page.View, address, { params: { number, id } });
  return { container, unmount, title: () => screen.getByRole('heading', { level: 1 }).textContent };
}
