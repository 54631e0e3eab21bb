import { GatewayError } from '#src/application/ports/gateway-error';
import type { Address } from '#src/domain/address-book/address';
import type { Adjustment } from '#src/domain/cart/adjustment';
import { type CheckoutProgress, type CheckoutSteps, shippedSteps } from '#src/domain/cart/checkout-step';
import type { GiftNote, Order, OrderPaymentState, OrderState } from '#src/domain/cart/order';
import type { Payment } from '#src/domain/cart/payment';
import { type Cents, cents } from '#src/domain/money/money';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import { shipmentStateOf, toShipments } from '#src/infrastructure/vendure/checkout/shipment-answer';
import { appliedTo, boughtWith } from '#src/infrastructure/vendure/gift-card/gift-card-answer';
import type { OrderParts } from '#src/infrastructure/vendure/operations.generated';
import { codesOf, type PromotionCodes, toPromotion } from './adjustment-answer';
import { toCrossSold, toLineItem } from './line-answer';

/** The steps of an order that is e-mailed. */
const mailedSteps: CheckoutSteps = ['contact', 'payment'];

const steps: ReadonlyMap<string, OrderState> = new Map<string, OrderState>([
  ['cart', 'cart'],
  ['address', 'address'],
  ['delivery', 'delivery'],
  ['payment', 'payment'],
  ['confirm', 'payment'],
]);

/** Throws `wrong_shape` for an order in another currency: amounts are shown in dollars. */
export function toOrder(parts: OrderParts): Order {
  if (parts.currencyCode !== 'USD')
    throw new GatewayError({ code: 'wrong_shape', message: 'The order is in another currency than the shop' });
  const codes = codesOf(parts);
  const isComplete = parts.orderPlacedAt !== undefined;
  const itemTotal = sum(parts.lines.map(({ linePrice }) => linePrice));
  const shipTotal = sum(parts.shippingLines.map(({ price }) => price));
  const tax = cents(parts.totalWithTax - parts.total);
  const total = cents(parts.totalWithTax);
  return {
    id: parts.id,
    number: parts.code,
    token: parts.token,
    state: stateOf(parts),
    isComplete,
    ...progressOf(parts),
    store: parts.store,
    isReadyToPlace: !isComplete && parts.checkoutStep === 'confirm',
    // In the order in which they were added.
    lineItems: [...linesOf(parts)]
      .sort((one, other) => one.createdAt - other.createdAt)
      .map((line) => ({
        ...toLineItem(line, codes),
        giftCards: boughtWith(parts, line.id),
        ...(isComplete && toCrossSold(line)),
      })),
    adjustments: toAdjustments(parts, codes),
    shipments: toShipments(parts, codes),
    payments: parts.shopPayments.map(toPayment),
    itemTotal,
    shipTotal,
    additionalTaxTotal: tax,
    total,
    appliedGiftCards: appliedTo(parts),
    storeCredit: cents(parts.storeCredit),
    amountDue: cents(parts.amountDue),
    createdAt: parts.createdAt,
    subscriptionInCart: parts.lines.some(({ subscription }) => subscription !== undefined),
    ...(parts.isCreditKept && { isStoreCreditKept: true }),
    ...(isComplete && statusOf(parts)),
    ...omitNullish({
      email: parts.contactEmail,
      userId: parts.ownerId,
      shipAddress: parts.shippingAddress && toAddress(parts.shippingAddress),
      completedAt: parts.orderPlacedAt,
      crossSellEndsAt: parts.additionsEndAt,
      cancelEndsAt: parts.cancelEndsAt,
      canceledAt: parts.canceledAt,
      referralIdentifier: parts.referralIdentifier,
      recipientCount: parts.groupOrder?.recipientCount,
      // A cleared field is answered empty.
      specialInstructions: parts.specialInstructions === '' ? undefined : parts.specialInstructions,
      giftNote: parts.giftNote satisfies GiftNote | undefined,
      paymentPage: parts.paymentPage && toPaymentPage(parts.paymentPage),
    }),
  };
}

/** Vendure takes all units out of a canceled order: those that it was placed with are told, and can be bought again. */
function linesOf({ state, orderPlacedAt, lines }: OrderParts): OrderParts['lines'] {
  if (state !== 'Cancelled' || orderPlacedAt === undefined) return lines;
  return lines.map((line) => ({ ...line, quantity: line.orderPlacedQuantity })).filter(({ quantity }) => quantity > 0);
}

function stateOf({ state, orderPlacedAt, checkoutStep }: OrderParts): OrderState {
  if (state === 'Cancelled') return 'canceled';
  return orderPlacedAt === undefined ? (steps.get(checkoutStep) ?? 'other') : 'complete';
}

function progressOf({ lines, isShipped, checkoutStep }: OrderParts): CheckoutProgress {
  const checkoutSteps = isShipped || lines.length === 0 ? shippedSteps : mailedSteps;
  const step = lines.length === 0 ? undefined : steps.get(checkoutStep);
  return { checkoutSteps, furthestStep: checkoutSteps.find((one) => one === step) ?? checkoutSteps[0] };
}

/** Discounts of the whole order, and codes whose rule does not hold now: they stay attached and change nothing. */
function toAdjustments({ discounts, couponCodes }: OrderParts, codes: PromotionCodes): readonly Adjustment[] {
  const counting = [...codes.values()];
  return [
    ...discounts
      .filter(({ type }) => type === 'DISTRIBUTED_ORDER_PROMOTION')
      .map((discount) => toPromotion(discount, codes)),
    ...couponCodes
      .map((code) => code.toLowerCase())
      .filter((code) => !counting.includes(code))
      .map((code): Adjustment => ({
        source: 'promotion',
        eligible: false,
        promotionCode: code,
        label: code,
        amount: cents(0),
      })),
  ];
}

/** Undefined before there is one: the engine answers an empty address then. */
function toAddress(parts: NonNullable<OrderParts['shippingAddress']>): Address | undefined {
  if (!parts.countryCode) return undefined;
  return {
    name: parts.fullName ?? '',
    address1: parts.streetLine1 ?? '',
    address2: parts.streetLine2 ?? '',
    city: parts.city ?? '',
    zipcode: parts.postalCode ?? '',
    phone: parts.phoneNumber ?? '',
    countryIso: parts.countryCode,
    stateAbbr: parts.province ?? '',
  };
}

/** The browser goes there, so only web addresses are accepted. */
function toPaymentPage({ sessionId, url }: NonNullable<OrderParts['paymentPage']>): Order['paymentPage'] {
  return { sessionId, ...(/^https?:\/\//.test(url) && { url }) };
}

function toPayment({
  id,
  amount,
  state,
  methodName,
  isCaptured,
  ...card
}: OrderParts['shopPayments'][number]): Payment {
  return {
    id,
    amount: cents(amount),
    state: state === 'open' || state === 'authorized' ? state : 'void',
    methodName,
    ...(isCaptured && { isCaptured: true }),
    ...omitNullish({ cardType: card.cardType, lastDigits: card.lastDigits }),
  };
}

function statusOf(parts: OrderParts): Pick<Order, 'shipmentState' | 'paymentState' | 'paymentTotal'> {
  const captured = sum(parts.shopPayments.filter(({ isCaptured }) => isCaptured).map(({ amount }) => amount));
  const refunds = (parts.payments ?? []).flatMap((payment) => payment.refunds);
  const refunded = sum(refunds.filter(({ state }) => state === 'Settled').map((refund) => refund.total));
  const paymentTotal = cents(captured - refunded);
  return { shipmentState: shipmentStateOf(parts), paymentState: paymentStateOf(parts, captured), paymentTotal };
}

function paymentStateOf({ state, totalWithTax, shopPayments }: OrderParts, captured: Cents): OrderPaymentState {
  // An order that costs nothing, such as a delivery that was paid ahead, has nothing to take.
  if (captured >= totalWithTax && (captured > 0 || state !== 'Cancelled')) return 'paid';
  const isGivenBack = state === 'Cancelled' && shopPayments.every((payment) => payment.state !== 'authorized');
  return isGivenBack ? 'void' : 'balance_due';
}

function sum(amounts: readonly number[]): Cents {
  return cents(amounts.reduce((all, amount) => all + amount, 0));
}
