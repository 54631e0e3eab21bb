import { createHash } from 'node:crypto';
import { transitionRefused, unauthorized } from '#sandbox/http/error-responses';
import type { Caller } from '#sandbox/shop/customers/caller';
import type { Order } from '#sandbox/shop/orders/order';
import { selectedRate } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { applicableStoreCreditCents } from './amount-due';
import { changePayments } from './order-payments';

/** A caller whose own money may pay: their saved cards and their store credit. */
export type Owner = Pick<Caller, 'customer'>;

const changed = 'The order has changed since you chose how to pay. Please choose again.';

/**
 * Digests the terms to which a customer agrees whose saved card or store credit pays an order: its lines, their destinations
 * and recipients, and the amounts. Any holder of the order's token may change it meanwhile.
 */
export function orderDigest(order: Order): string {
  const content = [
    order.lines.map((line) => [
      [line.id, line.variantId, line.quantity, line.priceCents, line.options],
      line.giftCards.map(({ recipientName, recipientEmail }) => [recipientName, recipientEmail]),
      line.subscriptionLines.map(({ variantId, quantity }) => [variantId, quantity]),
    ]),
    [order.shipAddressId, order.email, order.metadata],
    order.shipments.map((shipment) => selectedRate(shipment)?.shippingMethodId),
    // The balances of gift cards and credit are looked at when money is taken from them.
    [order.totalCents, order.appliedGiftCards.map(({ id }) => id), order.useStoreCredit],
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** Notes at the payment step the order for which its owner takes it; other callers note nothing. */
export async function noteAgreement({ store, order }: OrderWork, caller: Owner): Promise<void> {
  const agreedDigest = isOwner(order, caller) ? orderDigest(order) : null;
  if (agreedDigest !== order.agreedDigest)
    await store.updateTable('orders').set({ agreedDigest }).where('id', '=', order.id).execute();
}

/**
 * Lets saved cards and store credit pay for their owner alone, and for the order as it was when they took the payment step. 401 for
 * another caller; a changed order loses its payments and takes the payment step again.
 */
export async function requireAgreement(work: OrderWork, caller: Owner): Promise<void> {
  if (!usesOwners(work.order)) return;
  if (!isOwner(work.order, caller)) throw unauthorized();
  if (work.order.agreedDigest === orderDigest(work.order)) return;
  await changePayments(
    work,
    work.order.payments.filter(({ state }) => state === 'checkout'),
    { state: 'invalid' },
  );
  await work.store.updateTable('orders').set({ state: 'payment' }).where('id', '=', work.order.id).execute();
  await work.refresh();
  throw transitionRefused({ base: [changed] });
}

/** False for a page beside which store credit would pay, of a customer who did not ask for it, or not for this order. */
export function isAgreedOnPage(
  order: Order,
  session: { readonly payerId: number | null; readonly orderDigest: string | null },
): boolean {
  const isCredited = applicableStoreCreditCents(order) > 0;
  return !isCredited || (session.payerId === order.customerId && session.orderDigest === orderDigest(order));
}

export function isOwner({ customerId }: Pick<Order, 'customerId'>, { customer }: Owner): boolean {
  return customerId !== null && customer?.id === customerId;
}

function usesOwners(order: Order): boolean {
  const open = order.payments.filter(({ state }) => state === 'checkout');
  return (
    order.customerId !== null &&
    (applicableStoreCreditCents(order) > 0 || open.some(({ creditCard }) => (creditCard?.customerId ?? null) !== null))
  );
}
