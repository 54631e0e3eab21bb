import { GatewayError } from '#src/application/ports/gateway-error';
import { type CheckoutProgress, type CheckoutSteps, shippedSteps } from '#src/domain/cart/checkout-step';
import type { GiftNote, Order, OrderPaymentState, OrderReceipt, OrderState, Store } from '#src/domain/cart/order';
import { type Cents, noMoney } from '#src/domain/money/money';
import {
  type Check,
  type Checked,
  fields,
  integer,
  list,
  matching,
  maybe,
  money,
  noneOr,
  rows,
  text,
  truth,
} from '#src/infrastructure/shared/checks';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { moment, unchecked } from '#src/infrastructure/shared/value-checks';
import {
  addressResponse,
  paymentResponse,
  shipmentResponse,
  toAddress,
  toPayment,
  toShipment,
  toShipmentState,
} from '#src/infrastructure/shop-api/checkout/checkout-response';
import { appliedGiftCardResponse, toAppliedGiftCard } from '#src/infrastructure/shop-api/gift-card/gift-card-response';
import {
  groupOrderMetadataResponse,
  recipientCountOf,
} from '#src/infrastructure/shop-api/group-order/group-order-response';
import { type ChecksOf, toId } from '#src/infrastructure/shop-api/wire';
import { adjustmentResponse, toAdjustment } from './adjustment-response';
import { lineItemResponse, toLineItem } from './line-item-response';

/** At `confirm` the payment step is done and only the order has to be completed. */
const states: ReadonlyMap<string, OrderState> = new Map<string, OrderState>([
  ['cart', 'cart'],
  ['address', 'address'],
  ['delivery', 'delivery'],
  ['payment', 'payment'],
  ['confirm', 'payment'],
  ['complete', 'complete'],
  // Only an order that was canceled before can be resumed.
  ['resumed', 'complete'],
  ['canceled', 'canceled'],
  ['awaiting_return', 'returning'],
  ['returned', 'returned'],
]);

const paymentStates: ReadonlySet<string> = new Set<OrderPaymentState>([
  'balance_due',
  'paid',
  'credit_owed',
  'failed',
  'void',
]);

export const giftNoteResponse = fields({
  from: maybe(text),
  recipient: maybe(text),
  note: maybe(text),
} satisfies ChecksOf<'GiftNote'>);

const storeResponse = fields({ id: integer, name: text, code: text } satisfies ChecksOf<'Store'>);

/** The time until which lines can be added to a complete order, if they can. */
const crossSellResponse = fields({
  cross_sellable: truth,
  cross_sell_ends_at: maybe(moment),
} satisfies ChecksOf<'CrossSellDetails'>);

/** The server sends the number 0 when no credit applies. */
const storeCredit: Check<Cents, string | number> = (value, path, leftOut) =>
  value === 0 ? noMoney : money(value, path, leftOut);

/**
 * Number, token, state, lines and totals are required: no shopper may pay for an unreadable order. Everything else is optional.
 * A malformed line makes the order unreadable: without it, the shopper would pay for something that is not shown.
 */
export const orderResponse = fields({
  id: maybe(integer),
  number: text,
  token: text,
  state: text,
  store: maybe(storeResponse),
  email: maybe(text),
  user_id: maybe(integer),
  item_total: money,
  ship_total: money,
  additional_tax_total: money,
  total: money,
  applied_gift_cards: maybe(rows(appliedGiftCardResponse)),
  total_applicable_store_credit: maybe(storeCredit),
  order_total_after_store_credit: maybe(money),
  use_store_credit: maybe(truth),
  checkout_steps: maybe(list(unchecked)),
  // Amounts are shown in dollars, so those of another currency are none.
  currency: noneOr(matching(/^USD$/)),
  created_at: maybe(moment),
  completed_at: maybe(moment),
  shipment_state: maybe(text),
  payment_state: maybe(text),
  payment_total: maybe(money),
  subscription_in_cart: maybe(truth),
  referral_identifier: maybe(text),
  special_instructions: maybe(text),
  gift_note: maybe(giftNoteResponse),
  metadata: maybe(groupOrderMetadataResponse),
  cross_sell_details: maybe(crossSellResponse),
  cancel_ends_at: maybe(moment),
  canceled_at: maybe(moment),
  checkout_session_id: maybe(text),
  // The browser goes there, so only web addresses are accepted.
  checkout_session_url: maybe(matching(/^https?:\/\//)),
  ship_address: maybe(addressResponse),
  line_items: list(lineItemResponse),
  adjustments: maybe(rows(adjustmentResponse)),
  shipments: maybe(rows(shipmentResponse)),
  payments: maybe(rows(paymentResponse)),
} satisfies ChecksOf<'Order'>);

type OrderResponse = Checked<typeof orderResponse>;

/** The completed order. Some versions send the whole order. */
export const orderReceiptResponse = fields({
  id: maybe(integer),
  number: text,
  state: text,
  completed_at: maybe(moment),
} satisfies ChecksOf<'OrderReceipt'>);

export function toOrderState(state: string): OrderState {
  return states.get(state) ?? 'other';
}

export function toOrder(response: OrderResponse): Order {
  const state = toOrderState(response.state);
  return {
    // Only part of URLs, where the number identifies the order.
    id: toId(response.id ?? 0),
    number: response.number,
    token: response.token,
    state,
    // An order that was canceled or returned afterwards has another state.
    isComplete: state === 'complete' || response.completed_at !== undefined,
    ...toProgress(state, response),
    isReadyToPlace: response.state === 'confirm',
    lineItems: response.line_items.map(toLineItem),
    adjustments: (response.adjustments ?? []).map(toAdjustment),
    shipments: (response.shipments ?? []).map(toShipment),
    payments: (response.payments ?? []).map(toPayment),
    itemTotal: response.item_total,
    shipTotal: response.ship_total,
    additionalTaxTotal: response.additional_tax_total,
    total: response.total,
    appliedGiftCards: (response.applied_gift_cards ?? []).map(toAppliedGiftCard),
    storeCredit: response.total_applicable_store_credit ?? noMoney,
    amountDue: response.order_total_after_store_credit ?? response.total,
    // An order without a time counts as the oldest.
    createdAt: response.created_at ?? 0,
    subscriptionInCart: response.subscription_in_cart ?? false,
    ...(response.use_store_credit === false && { isStoreCreditKept: true }),
    ...omitNullish({
      store: response.store && toStore(response.store),
      email: response.email,
      userId: response.user_id === undefined ? undefined : toId(response.user_id),
      shipAddress: response.ship_address && toAddress(response.ship_address),
      completedAt: response.completed_at,
      ...toStatus(response),
      referralIdentifier: response.referral_identifier,
      // Cleared fields are returned empty.
      specialInstructions: response.special_instructions === '' ? undefined : response.special_instructions,
      giftNote: response.gift_note && toGiftNote(response.gift_note),
      recipientCount: recipientCountOf(response.metadata),
      crossSellEndsAt: toCrossSellEnd(response.cross_sell_details),
      cancelEndsAt: response.cancel_ends_at,
      canceledAt: response.canceled_at,
      paymentPage: toPaymentPage(response),
    }),
  };
}

/**
 * An emptied order keeps its state, and so may an order of e-mailed gift cards after a shipped product was added. An order
 * without shipments can be past delivery, where the server asks every order for an address.
 */
function toProgress(state: OrderState, response: OrderResponse): CheckoutProgress {
  const checkoutSteps = toSteps(response);
  const [first, ...others] = checkoutSteps;
  const isAtFirst = response.line_items.length === 0 || (first === 'address' && response.ship_address === undefined);
  return { checkoutSteps, furthestStep: (isAtFirst ? undefined : others.find((step) => step === state)) ?? first };
}

/** Payment is a step of every order: one that costs nothing is placed there. */
function toSteps({ checkout_steps: steps }: OrderResponse): CheckoutSteps {
  if (steps === undefined) return shippedSteps;
  return [
    steps.includes('address') ? 'address' : 'contact',
    ...(steps.includes('delivery') ? (['delivery'] as const) : []),
    'payment',
  ];
}

/** Throws `wrong_shape` for an order that is not complete. */
export function toOrderReceipt({
  id = 0,
  number,
  state,
  completed_at: completedAt,
}: Checked<typeof orderReceiptResponse>): OrderReceipt {
  if (state !== 'complete' && completedAt === undefined)
    throw new GatewayError({ code: 'wrong_shape', message: 'The order of the receipt is not complete' });
  return { id: toId(id), number };
}

/** Returns the shipment and payment states of an order. Unknown states count as absent. */
export function toStatus({
  shipment_state: shipmentState,
  payment_state: paymentState,
  payment_total: paymentTotal,
}: Pick<OrderResponse, 'shipment_state' | 'payment_state' | 'payment_total'>): Pick<
  Order,
  'shipmentState' | 'paymentState' | 'paymentTotal'
> {
  return omitNullish({
    shipmentState: toShipmentState(shipmentState),
    paymentState:
      paymentState !== undefined && paymentStates.has(paymentState) ? (paymentState as OrderPaymentState) : undefined,
    paymentTotal,
  });
}

function toPaymentPage({
  checkout_session_id: sessionId,
  checkout_session_url: url,
}: OrderResponse): Order['paymentPage'] {
  return sessionId ? { sessionId, ...(url && { url }) } : undefined;
}

export function toGiftNote({
  from = '',
  recipient = '',
  note = '',
}: Checked<typeof giftNoteResponse>): GiftNote | undefined {
  return from || recipient || note ? { from, recipient, note } : undefined;
}

function toStore({ id, name, code }: Checked<typeof storeResponse>): Store {
  return { id: toId(id), name, code };
}

function toCrossSellEnd(details: OrderResponse['cross_sell_details']): Order['crossSellEndsAt'] {
  return details?.cross_sellable ? details.cross_sell_ends_at : undefined;
}
