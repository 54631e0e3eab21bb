import type { GiftNote, Order, OrderState } from '#src/domain/cart/order';
import type { Payment } from '#src/domain/checkout/payment';
import type { Shipment } from '#src/domain/checkout/shipment';
import { lastOfGiftCard } from '#src/domain/gift-card/gift-card-code';
import { omitNullish } from '#src/infrastructure/shared/omit-nullish';
import type { GiftNoteAnswer } from './answers/gift-note-answer';
import type { OrderAnswer } from './answers/order-answer';
import type { PaymentAnswer } from './answers/payment-answer';
import type { ShipmentAnswer } from './answers/shipment-answer';
import { readAddress } from './wire-address';
import { readAdjustment } from './wire-adjustment';
import { readAmount } from './wire-amount';
import { readAppliedGiftCard } from './wire-gift-card';
import { readLineItem } from './wire-line-item';

const states: readonly OrderState[] = ['cart', 'address', 'delivery', 'payment', 'confirm', 'complete'];

/** An order of the wire as the domain knows it. */
export function readOrder(answer: OrderAnswer): Order {
  return {
    // Only a part of addresses, where the number names the order.
    id: answer.id ?? 0,
    number: answer.number,
    token: answer.token,
    state: states.find((state) => state === answer.state) ?? 'other',
    lineItems: answer.line_items.map(readLineItem),
    adjustments: (answer.adjustments ?? []).map(readAdjustment),
    shipments: (answer.shipments ?? []).map(readShipment),
    payments: (answer.payments ?? []).map(readPayment),
    itemTotal: readAmount(answer.item_total),
    shipTotal: readAmount(answer.ship_total),
    taxTotal: readAmount(answer.tax_total),
    additionalTaxTotal: readAmount(answer.additional_tax_total),
    adjustmentTotal: readAmount(answer.adjustment_total),
    total: readAmount(answer.total),
    appliedGiftCards: (answer.applied_gift_cards ?? []).map(readAppliedGiftCard),
    storeCredit: readAmount(answer.total_applicable_store_credit ?? '0'),
    amountDue: readAmount(answer.order_total_after_store_credit ?? answer.total),
    currency: answer.currency ?? 'USD',
    // Without its time an order is older than any other.
    createdAt: answer.created_at === undefined ? 0 : Date.parse(answer.created_at),
    subscriptionInCart: answer.subscription_in_cart ?? false,
    ...omitNullish({
      email: answer.email,
      userId: answer.user_id,
      shipAddress: answer.ship_address && readAddress(answer.ship_address),
      completedAt: answer.completed_at == null ? undefined : Date.parse(answer.completed_at),
      referralIdentifier: answer.referral_identifier,
      // What was cleared comes back empty.
      specialInstructions: answer.special_instructions === '' ? undefined : answer.special_instructions,
      giftNote: answer.gift_note && readGiftNote(answer.gift_note),
      crossSellEndsAt: readCrossSellEnd(answer),
      paymentPage: readPaymentPage(answer),
    }),
  };
}

function readPaymentPage({
  checkout_session_id: sessionId,
  checkout_session_url: url,
}: OrderAnswer): Order['paymentPage'] {
  return sessionId ? { sessionId, ...(url && { url }) } : undefined;
}

function readGiftNote({ from, recipient, note }: GiftNoteAnswer): GiftNote | undefined {
  return from || recipient || note ? { from: from ?? '', recipient: recipient ?? '', note: note ?? '' } : undefined;
}

function readCrossSellEnd({ cross_sell_details: details }: OrderAnswer): Order['crossSellEndsAt'] {
  return details?.cross_sellable && details.cross_sell_ends_at != null
    ? Date.parse(details.cross_sell_ends_at)
    : undefined;
}

function readShipment(answer: ShipmentAnswer): Shipment {
  return {
    id: answer.id,
    number: answer.number ?? '',
    cost: readAmount(answer.cost),
    rates: (answer.shipping_rates ?? []).map(({ id, name, cost, selected = false }) => ({
      id,
      name,
      cost: readAmount(cost),
      selected,
    })),
    adjustments: (answer.adjustments ?? []).map(readAdjustment),
  };
}

function readPayment(answer: PaymentAnswer): Payment {
  const code = answer.source?.redemption_code;
  return {
    id: answer.id,
    amount: readAmount(answer.amount),
    state: answer.state,
    methodName: answer.payment_method?.name ?? '',
    ...omitNullish({
      lastDigits: answer.source?.last_digits ?? (code === undefined ? undefined : lastOfGiftCard(code)),
    }),
  };
}
