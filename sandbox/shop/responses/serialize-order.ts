import { serializeCard } from '#sandbox/shop/cards/serialize-card';
import { serializeAddress } from '#sandbox/shop/customers/serialize-address';
import { formatMoney, toDecimal } from '#sandbox/shop/money';
import type { Payer } from '#sandbox/shop/orders/addition-token';
import type { Order } from '#sandbox/shop/orders/order';
import { validPayments } from '#sandbox/shop/orders/order';
import { isClosed } from '#sandbox/shop/orders/order-access';
import { serializeAdjustment } from '#sandbox/shop/orders/serialize-adjustment';
import { lastOfCode } from '#sandbox/shop/payments/gift-card-shares';
import { giftCardShares } from '#sandbox/shop/payments/gift-card-shares';
import { serializePayment } from '#sandbox/shop/payments/serialize-payment';
import { serializeShipment } from '#sandbox/shop/shipments/serialize-shipment';
import type { Shop } from '#sandbox/shop/shop';
import { cancellationDetails } from './cancellation-window';
import { checkoutSteps } from './checkout-steps';
import { crossSellDetails } from './cross-sell-window';
import { serializeLineItem } from './serialize-line-item';
import { storeCreditOf } from './store-credit-view';

/** The order with its associations, as its reader may see it. */
export function serializeOrder(shop: Shop, order: Order, reader: Payer): object {
  const { config } = shop;
  const readerId = reader.customer?.id;
  const cards = new Map(
    validPayments(order).flatMap(({ creditCard }) => (creditCard ? [[creditCard.id, creditCard]] : [])),
  );
  return {
    ...serializeSmallOrder(shop, order, reader),
    payment_methods: config.paymentMethods
      .filter(({ kind }) => kind === 'card' || kind === 'check')
      .map(({ id, name, kind }) => {
        const type = kind === 'card' ? 'gateway' : kind;
        return { id, name, partial_name: type, method_type: type };
      }),
    bill_address: serializeAddress(config, order.billAddress),
    ship_address: serializeAddress(config, order.shipAddress),
    line_items: order.lines.map((line) => serializeLineItem(shop, order, line)),
    payments: order.payments.map((payment) => serializePayment(config, payment)),
    shipments: order.shipments.map((shipment) => serializeShipment(shop, order, shipment)),
    adjustments: order.adjustments
      .filter(({ lineItemId, shipmentId }) => lineItemId === null && shipmentId === null)
      .map((adjustment) => serializeAdjustment(config, adjustment)),
    permissions: { can_update: readerId !== undefined && readerId === order.customerId && !isClosed(order) },
    credit_cards: [...cards.values()].map((card) => ({ ...serializeCard(card), address: null })),
  };
}

/** The order as a payment session alone may see it: no personal data and no token. */
export function serializeReceipt({ id, number, state, completedAt }: Order): object {
  return { id, number, state, completed_at: completedAt?.toISOString() ?? null };
}

/** The order without lines, addresses, payments, shipments and adjustments. */
export function serializeSmallOrder(shop: Shop, order: Order, reader: Payer): object {
  return {
    id: order.id,
    number: order.number,
    ...totals(order),
    state: order.state,
    user_id: order.customerId,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    completed_at: order.completedAt?.toISOString() ?? null,
    shipment_state: order.shipmentState,
    payment_state: order.paymentState,
    email: order.email,
    special_instructions: order.specialInstructions,
    channel: order.channel,
    currency: 'USD',
    canceler_id: null,
    total_quantity: order.lines.reduce((units, { quantity }) => units + quantity, 0),
    token: order.token,
    checkout_steps: checkoutSteps(shop, order),
    ...storeCreditOf(order),
    ...hostedFields(shop, order, reader),
  };
}

function totals(order: Order): object {
  const taxCents = order.includedTaxTotalCents + order.additionalTaxTotalCents;
  return {
    item_total: toDecimal(order.itemTotalCents),
    total: toDecimal(order.totalCents),
    ship_total: toDecimal(order.shipTotalCents),
    adjustment_total: toDecimal(order.adjustmentTotalCents),
    payment_total: toDecimal(order.paymentTotalCents),
    included_tax_total: toDecimal(order.includedTaxTotalCents),
    additional_tax_total: toDecimal(order.additionalTaxTotalCents),
    tax_total: toDecimal(taxCents),
    display_included_tax_total: formatMoney(order.includedTaxTotalCents),
    display_additional_tax_total: formatMoney(order.additionalTaxTotalCents),
    display_item_total: formatMoney(order.itemTotalCents),
    display_total: formatMoney(order.totalCents),
    display_ship_total: formatMoney(order.shipTotalCents),
    display_tax_total: formatMoney(taxCents),
  };
}

/** Fields that the hosted back end adds to those of stock Solidus. */
function hostedFields(shop: Shop, order: Order, reader: Payer): object {
  const { from = null, recipient = null, note = null } = order.giftNote;
  return {
    store: shop.config.store,
    subscription_in_cart: order.lines.some(({ subscriptionLines }) => subscriptionLines.length > 0),
    checkout_session_id: order.paymentSessionId,
    checkout_session_url: order.paymentSessionId === null ? null : `${shop.url()}/pay/${order.paymentSessionId}`,
    referral_identifier: order.referralIdentifier,
    use_store_credit: order.useStoreCredit,
    locale: 'en-US',
    metadata: order.metadata,
    tag_list: [],
    gift_note: { from, recipient, note },
    applied_gift_cards: (isClosed(order) ? [] : giftCardShares(order)).map(({ card, amountCents, remainingCents }) => ({
      id: card.id,
      last_characters: lastOfCode(card),
      amount: toDecimal(amountCents),
      remaining: toDecimal(remainingCents),
    })),
    cross_sell_details: crossSellDetails(shop, order, reader),
    ...cancellationDetails(shop, order, reader),
  };
}
