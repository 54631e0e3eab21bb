import type { OrderState } from '#sandbox/database/order-tables';
import { invalidResource, missingParameter, notFound, unauthorized } from '#sandbox/http/error-responses';
import type { Fields } from '#sandbox/http/request-body';
import { fieldsOf, integerOf, isTrue, shortListOf } from '#sandbox/http/request-body';
import { restartCheckout } from '#sandbox/shop/cart/contents';
import type { OrderAttribute } from '#sandbox/shop/cart/order-fields';
import { writeOrderFields } from '#sandbox/shop/cart/order-fields';
import type { Caller } from '#sandbox/shop/customers/caller';
import { sharesProblem, shipsElsewhere } from '#sandbox/shop/group-orders/recipients';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { isOwner } from '#sandbox/shop/payments/agreement';
import { releaseStoreCredit } from '#sandbox/shop/payments/allocate-payments';
import { writePayment } from '#sandbox/shop/payments/read-payment';
import { recalculate } from '#sandbox/shop/totals/recalculate';
import { goToNextStep } from './steps';

type Step = Exclude<OrderState, 'complete' | 'canceled' | 'returned'>;

/** Shipments, or payments, of one call. */
const maxChoices = 10;

const steps: readonly Step[] = ['cart', 'address', 'delivery', 'payment', 'confirm'];
const always: readonly OrderAttribute[] = ['channel', 'metadata', 'referral_identifier', 'gift_note_attributes'];
const addresses: readonly OrderAttribute[] = [
  'email',
  'ship_address_attributes',
  'bill_address_attributes',
  'use_billing',
  'use_shipping',
];

const attributes: Readonly<Record<Step, readonly OrderAttribute[]>> = {
  cart: [...always, ...addresses],
  address: [...always, ...addresses],
  delivery: [...always, 'special_instructions'],
  payment: always,
  confirm: always,
};

/**
 * Sets the order to the requested state, stores the fields allowed there, and tries the next step: sending `address` normally
 * returns `delivery`. From `confirm` it takes no step; placing an order is a separate call. Other addresses than those that
 * shipping was calculated for send the order back to `address`.
 */
export async function updateCheckout(work: OrderWork, caller: Caller, body: unknown): Promise<void> {
  const { state: requested, order } = fieldsOf(body);
  const state = requested === undefined ? present(work) : steps.find((step) => step === requested);
  if (!state) throw invalidResource({ state: ['is invalid'] });
  const sent = fieldsOf(order);
  if ((state === 'delivery' || state === 'payment') && Object.keys(sent).length === 0) throw missingParameter('order');
  const before = work.order;
  // Anyone with the order's token may leave the owner's credit alone, and only its owner may take it.
  const takesCredit = isTrue(sent['use_store_credit']) && !before.useStoreCredit;
  if (takesCredit && before.customerId !== null && !isOwner(before, caller)) throw unauthorized();
  await work.store.updateTable('orders').set({ state }).where('id', '=', work.order.id).execute();
  await writeOrderFields(work, sent, [...attributes[state], ...ofThisServer(work)]);
  await work.refresh();
  if (shipsElsewhere(before, work.order)) {
    const unshared = sharesProblem(work.shop.config, work.order);
    if (unshared) throw invalidResource(unshared);
    if (work.order.shipments.length > 0) await restartCheckout(work);
  }
  if (!work.order.useStoreCredit) await releaseStoreCredit(work);
  // Shipping was of other addresses, so the shopper starts again from there.
  if (work.order.state !== state) return;
  if (state === 'delivery') await selectRates(work, sent);
  if (state === 'payment')
    for (const payment of shortListOf(sent['payments_attributes'], 'payments', maxChoices) ?? [])
      await writePayment(work, caller, payment);
  if (state !== 'confirm') await goToNextStep(work, caller);
}

/** With the alternative responses store credit always pays, as in stock Solidus. */
function ofThisServer({ shop }: OrderWork): readonly OrderAttribute[] {
  return shop.responses.variant === 'alternative' ? [] : ['use_store_credit'];
}

function present({ order: { state } }: OrderWork): Step | undefined {
  return steps.find((step) => step === state);
}

/** Selects a rate for each shipment. A shipment of another order is 404. */
async function selectRates(work: OrderWork, sent: Fields): Promise<void> {
  const choices = shortListOf(sent['shipments_attributes'], 'shipments', maxChoices);
  if (!choices) return;
  for (const choice of choices) {
    const shipment = work.order.shipments.find(({ id }) => id === integerOf(choice['id']));
    if (!shipment) throw notFound();
    if (choice['selected_shipping_rate_id'] === undefined) continue;
    const rate = shipment.rates.find(({ id }) => id === integerOf(choice['selected_shipping_rate_id']));
    if (!rate) throw invalidResource({ 'shipments.selected_shipping_rate_id': ['is invalid'] });
    await work.store
      .updateTable('shippingRates')
      .set({ selected: false })
      .where('shipmentId', '=', shipment.id)
      .execute();
    await work.store.updateTable('shippingRates').set({ selected: true }).where('id', '=', rate.id).execute();
  }
  await work.refresh();
  await recalculate(work);
}
