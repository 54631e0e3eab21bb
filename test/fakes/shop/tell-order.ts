import type { OrderFields } from '#src/application/ports/shop/order-gateway';
import { shippedSteps } from '#src/domain/cart/checkout-step';
import type { LineItem } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import type { Payment } from '#src/domain/cart/payment';
import type { Shipment } from '#src/domain/cart/shipment';
import { addMoney, type Cents, cents } from '#src/domain/money/money';
import { mailedSteps } from '#test/builders/mailed-steps';
import type { ShopVariations } from '#test/contracts/shop/shop-variations';
import {
  type Counting,
  countingSum,
  selectedCost,
  lineAdjustments,
  orderAdjustments,
  shipmentAdjustments,
} from './adjustments';
import { presentSession } from './payment-sessions';
import { itemTotal } from './promotion-rules';
import type { ShopWorld } from './shop-world';
import type { Coverage } from './stored-gift-card';
import type { StoredLine, StoredOrder, StoredShipment } from './stored-order';

/** The order as the server would answer it: a value of its own, which later changes leave alone. */
export function tellOrder(
  stored: StoredOrder,
  { world, variations }: { readonly world: ShopWorld; readonly variations: ShopVariations },
  cover: (order: StoredOrder, total: Cents) => Coverage,
): Order {
  const { id, number, token, createdAt, email, userId, address, completedAt, canceledAt } = stored;
  const session = presentSession(stored);
  const taxPercent = address ? (world.taxPercent[address.stateAbbr] ?? 0) : 0;
  const counting = variations.promoCodes;
  // E-mailed goods are not taxed.
  const lineItems = stored.lines.map((line) =>
    tellLine(stored, line, line.variant.giftCard ? 0 : taxPercent, counting),
  );
  const shipments = stored.shipments.map((shipment) => tellShipment(stored, shipment, counting));
  const adjustments = orderAdjustments(stored, counting);
  const all = [
    ...adjustments,
    ...lineItems.flatMap((line) => line.adjustments),
    ...shipments.flatMap((shipment) => shipment.adjustments),
  ];
  const shipTotal = addMoney(cents(0), ...stored.shipments.map(selectedCost));
  const tax = countingSum(all.filter(({ source }) => source === 'tax'));
  const total = addMoney(itemTotal(stored), shipTotal, countingSum(all));
  const { giftCards, storeCredit, due } = cover(stored, total);
  return {
    id,
    number,
    token,
    createdAt,
    ...status(stored, variations),
    lineItems,
    shipments,
    adjustments,
    shipTotal,
    payments: [...stored.payments],
    itemTotal: itemTotal(stored),
    additionalTaxTotal: tax,
    total,
    paymentTotal: paidOf(stored.payments),
    // Of a complete order its payments tell.
    appliedGiftCards: completedAt === undefined ? giftCards : [],
    storeCredit,
    amountDue: due,
    subscriptionInCart: stored.lines.some((line) => line.options.subscription !== undefined),
    ...told(stored.fields),
    ...(stored.keepsStoreCredit && { isStoreCreditKept: true }),
    ...(email !== undefined && { email }),
    ...(userId !== undefined && { userId }),
    ...(address && { shipAddress: address }),
    ...(completedAt !== undefined && { completedAt }),
    ...(canceledAt !== undefined && { canceledAt }),
    ...(session && { paymentPage: { sessionId: session.id, url: session.url } }),
    ...(completedAt !== undefined && {
      paymentState: canceledAt === undefined ? 'balance_due' : 'void',
      ...(shipments.length > 0 && { shipmentState: canceledAt === undefined ? 'pending' : 'canceled' }),
    }),
    ...stored.since,
  };
}

/** Sums the captured payments; an authorized payment is not paid yet. */
function paidOf(payments: readonly Payment[]): Cents {
  return addMoney(cents(0), ...payments.filter(({ isCaptured }) => isCaptured).map(({ amount }) => amount));
}

/** Returns the state of the order and the actions that it allows. */
function status(stored: StoredOrder, variations: ShopVariations) {
  const { state, lines, address, completedAt } = stored;
  const told = state === 'confirm' ? 'payment' : state;
  const checkoutSteps = needsAddress(stored, variations) ? shippedSteps : mailedSteps;
  const [first, ...others] = checkoutSteps;
  const isAtFirst = lines.length === 0 || (first === 'address' && !address);
  const furthestStep = (isAtFirst ? undefined : others.find((step) => step === told)) ?? first;
  const isComplete = state === 'complete' || completedAt !== undefined;
  return { state: told, isComplete, checkoutSteps, furthestStep, isReadyToPlace: state === 'confirm' } as const;
}

/** True when the order has an address step; gift cards are e-mailed. */
export function needsAddress({ lines }: StoredOrder, { mailedOrders }: ShopVariations): boolean {
  return mailedOrders === 'ask-for-an-address' || lines.length === 0 || needsShipping(lines);
}

export function needsShipping(lines: readonly StoredLine[]): boolean {
  return lines.some(({ variant }) => variant.giftCard === undefined);
}

/** A note of which nothing is left is none. */
function told({ referralIdentifier, specialInstructions, giftNote }: OrderFields): Partial<Order> {
  return {
    ...(referralIdentifier && { referralIdentifier }),
    ...(specialInstructions && { specialInstructions }),
    ...(giftNote && Object.values(giftNote).some(Boolean) && { giftNote }),
  };
}

function tellLine(order: StoredOrder, line: StoredLine, taxPercent: number, counting: Counting): LineItem {
  const { id, quantity, variant, price, options, giftCards, crossSold } = line;
  const { parts = variant.parts ?? [], prepaid, subscription } = options;
  const adjustments = lineAdjustments(
    crossSold === undefined ? order : { ...order, promotions: [] },
    line,
    taxPercent,
    counting,
  );
  return {
    id,
    sku: variant.sku,
    quantity,
    price,
    adjustments,
    variant: {
      sku: variant.sku,
      name: variant.name,
      slug: variant.slug,
      optionsText: '',
      noIndividualPurchase: variant.noIndividualPurchase ?? false,
      ...(variant.weight !== undefined && { weight: variant.weight }),
      ...(variant.packOf !== undefined && { isComposable: true }),
    },
    parts,
    subscriptionLineItems: subscription ? [{ sku: variant.sku, quantity, ...subscription }] : [],
    giftCards: [...giftCards],
    ...(crossSold !== undefined && { crossSold }),
    ...(prepaid && {
      prePaidSubscription: { ...prepaid, quantity, installmentPrice: cents(price / prepaid.installmentCount) },
    }),
  };
}

function tellShipment(order: StoredOrder, shipment: StoredShipment, counting: Counting): Shipment {
  return {
    id: shipment.id,
    number: shipment.number,
    rates: shipment.rates.map((rate) => ({ ...rate, selected: rate.id === shipment.selectedRateId })),
    adjustments: shipmentAdjustments(order, shipment, counting),
    state: 'pending',
  };
}
