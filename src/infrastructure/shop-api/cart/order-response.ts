import { IsArray, IsBoolean, IsInt, IsOptional, IsString, Matches, ValidateIf } from 'class-validator';
import { type CheckoutProgress, type CheckoutSteps, shippedSteps } from '#src/domain/cart/checkout-step';
import type { GiftNote, Order, OrderPaymentState, OrderReceipt, OrderState, Store } from '#src/domain/cart/order';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import {
  AddressResponse,
  PaymentResponse,
  ShipmentResponse,
  toAddress,
  toPayment,
  toShipment,
  toShipmentState,
} from '#src/infrastructure/shop-api/checkout/checkout-response';
import { IsMoment, IsMoney } from '#src/infrastructure/shop-api/checks';
import { AppliedGiftCardResponse, toAppliedGiftCard } from '#src/infrastructure/shop-api/gift-card/gift-card-response';
import { GroupOrderMetadataResponse } from '#src/infrastructure/shop-api/group-order/group-order-response';
import { Nested, NestedList, ReadFrom, ResponseOf } from '#src/infrastructure/shop-api/response-fields';
import { toCents, toId, toInstant } from '#src/infrastructure/shop-api/wire';
import { AdjustmentResponse, toAdjustment } from './adjustment-response';
import { LineItemResponse, toLineItem } from './line-item-response';

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

@ResponseOf<'GiftNote'>()
export class GiftNoteResponse {
  @IsOptional() @IsString() readonly from?: string;
  @IsOptional() @IsString() readonly recipient?: string;
  @IsOptional() @IsString() readonly note?: string;
}

@ResponseOf<'Store'>()
class StoreResponse {
  @IsInt() readonly id!: number;
  @IsString() readonly name!: string;
  @IsString() readonly code!: string;
}

/** The time until which lines can be added to a complete order, if they can. */
@ResponseOf<'CrossSellDetails'>()
class CrossSellResponse {
  @IsBoolean() readonly cross_sellable!: boolean;
  @IsOptional() @IsMoment() readonly cross_sell_ends_at?: string;
}

/**
 * Number, token, state, lines and totals are required: nobody may pay for what could not be read. Everything else is
 * optional.
 */
@ResponseOf<'Order'>()
export class OrderResponse {
  @IsOptional() @IsInt() readonly id?: number;
  @IsString() readonly number!: string;
  @IsString() readonly token!: string;
  @IsString() readonly state!: string;
  @IsOptional() @Nested(StoreResponse) readonly store?: StoreResponse;
  @IsOptional() @IsString() readonly email?: string;
  @IsOptional() @IsInt() readonly user_id?: number;
  @IsMoney() readonly item_total!: string;
  @IsMoney() readonly ship_total!: string;
  @IsOptional() @IsMoney() readonly tax_total?: string;
  @IsMoney() readonly additional_tax_total!: string;
  @IsMoney() readonly total!: string;
  @IsOptional() @NestedList(AppliedGiftCardResponse) readonly applied_gift_cards?: readonly AppliedGiftCardResponse[];
  // The server sends the number 0 when no credit applies.
  @ReadFrom<'Order'>(({ total_applicable_store_credit: credit }) => (credit === 0 ? '0' : credit))
  @IsOptional()
  @IsMoney()
  readonly total_applicable_store_credit?: string;
  @IsOptional() @IsMoney() readonly order_total_after_store_credit?: string;
  @IsOptional() @IsBoolean() readonly use_store_credit?: boolean;
  @IsOptional() @IsArray() readonly checkout_steps?: readonly unknown[];
  @IsOptional() @IsString() readonly currency?: string;
  @IsOptional() @IsMoment() readonly created_at?: string;
  @IsOptional() @IsMoment() readonly completed_at?: string;
  @IsOptional() @IsString() readonly shipment_state?: string;
  @IsOptional() @IsString() readonly payment_state?: string;
  @IsOptional() @IsMoney() readonly payment_total?: string;
  @IsOptional() @IsBoolean() readonly subscription_in_cart?: boolean;
  @IsOptional() @IsString() readonly referral_identifier?: string;
  @IsOptional() @IsString() readonly special_instructions?: string;
  @IsOptional() @Nested(GiftNoteResponse) readonly gift_note?: GiftNoteResponse;
  @IsOptional() @Nested(GroupOrderMetadataResponse) readonly metadata?: GroupOrderMetadataResponse;
  @IsOptional() @Nested(CrossSellResponse) readonly cross_sell_details?: CrossSellResponse;
  @IsOptional() @IsString() readonly checkout_session_id?: string;
  // The browser goes there, so only web addresses are accepted.
  @IsOptional() @Matches(/^https?:\/\//) readonly checkout_session_url?: string;
  @IsOptional() @Nested(AddressResponse) readonly ship_address?: AddressResponse;
  @NestedList(LineItemResponse) readonly line_items!: readonly LineItemResponse[];
  @IsOptional() @NestedList(AdjustmentResponse) readonly adjustments?: readonly AdjustmentResponse[];
  @IsOptional() @NestedList(ShipmentResponse) readonly shipments?: readonly ShipmentResponse[];
  @IsOptional() @NestedList(PaymentResponse) readonly payments?: readonly PaymentResponse[];
}

/** The completed order. Some versions send the whole order. An order that is not complete is malformed. */
@ResponseOf<'OrderReceipt'>()
export class OrderReceiptResponse {
  @IsOptional() @IsInt() readonly id?: number;
  @IsString() readonly number!: string;
  @IsString() readonly state!: string;
  @ValidateIf(({ state }: OrderReceiptResponse) => state !== 'complete') @IsMoment() readonly completed_at?: string;
}

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
    itemTotal: toCents(response.item_total),
    shipTotal: toCents(response.ship_total),
    additionalTaxTotal: toCents(response.additional_tax_total),
    total: toCents(response.total),
    appliedGiftCards: (response.applied_gift_cards ?? []).map(toAppliedGiftCard),
    storeCredit: toCents(response.total_applicable_store_credit ?? '0'),
    amountDue: toCents(response.order_total_after_store_credit ?? response.total),
    currency: response.currency ?? 'USD',
    // An order without a time counts as the oldest.
    createdAt: toInstant(response.created_at) ?? 0,
    subscriptionInCart: response.subscription_in_cart ?? false,
    ...(response.use_store_credit === false && { isStoreCreditKept: true }),
    ...omitNullish({
      store: response.store && toStore(response.store),
      taxTotal: response.tax_total === undefined ? undefined : toCents(response.tax_total),
      email: response.email,
      userId: response.user_id === undefined ? undefined : toId(response.user_id),
      shipAddress: response.ship_address && toAddress(response.ship_address),
      completedAt: toInstant(response.completed_at),
      ...toStatus(response),
      referralIdentifier: response.referral_identifier,
      // Cleared fields are returned empty.
      specialInstructions: response.special_instructions === '' ? undefined : response.special_instructions,
      giftNote: response.gift_note && toGiftNote(response.gift_note),
      recipientCount: response.metadata?.group_order?.recipients?.length,
      crossSellEndsAt: toCrossSellEnd(response.cross_sell_details),
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

export function toOrderReceipt({ id = 0, number }: OrderReceiptResponse): OrderReceipt {
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
    paymentTotal: paymentTotal === undefined ? undefined : toCents(paymentTotal),
  });
}

function toPaymentPage({
  checkout_session_id: sessionId,
  checkout_session_url: url,
}: OrderResponse): Order['paymentPage'] {
  return sessionId ? { sessionId, ...(url && { url }) } : undefined;
}

export function toGiftNote({ from = '', recipient = '', note = '' }: GiftNoteResponse): GiftNote | undefined {
  return from || recipient || note ? { from, recipient, note } : undefined;
}

function toStore({ id, name, code }: StoreResponse): Store {
  return { id: toId(id), name, code };
}

function toCrossSellEnd(details: CrossSellResponse | undefined): Order['crossSellEndsAt'] {
  return details?.cross_sellable ? toInstant(details.cross_sell_ends_at) : undefined;
}
