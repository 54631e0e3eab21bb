import type { GiftCardRow } from '#sandbox/database/schema';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import type { MailBlock } from '#sandbox/shop/mails/mail-content';
import { paragraph } from '#sandbox/shop/mails/mail-content';
import { addressLines, cardName } from '#sandbox/shop/mails/phrases';
import { formatMoney } from '#sandbox/shop/money';
import type { Payment } from '#sandbox/shop/orders/order';
import { selectedRate, validPayments } from '#sandbox/shop/orders/order';
import type { OrderWork } from '#sandbox/shop/orders/order-work';
import { holdsWine } from '#sandbox/shop/orders/parcel-contents';
import { lastOfCode } from '#sandbox/shop/payments/gift-card-shares';

/** Describes an order's payments, address, shipping method and signature requirement. An order of gift cards has no address. */
export function orderFacts({ order, shop }: OrderWork): readonly MailBlock[] {
  const payments = validPayments(order);
  const paid = payments.map((payment) => paymentName(shop.config, payment, payments.length > 1));
  const methods = order.shipments.flatMap((shipment) => {
    const id = selectedRate(shipment)?.shippingMethodId;
    return shop.config.shippingMethods
      .filter((method) => method.id === id)
      .map(({ name, estimate }) => (estimate === undefined ? name : `${name} (${estimate})`));
  });
  const isShipped = order.shipments.length > 0;
  const rows = [
    ...factOf('Paid with', paid),
    ...factOf('Ships to', isShipped && order.shipAddress ? addressLines(shop.config, order.shipAddress) : []),
    ...factOf('Delivery', methods),
  ];
  return [
    ...(rows.length > 0 ? [{ kind: 'facts', rows } as const] : []),
    ...(isShipped && holdsWine(order.lines) ? [paragraph('An adult 21 or older must sign for the delivery.')] : []),
  ];
}

function factOf(term: string, lines: readonly string[]): readonly (readonly [string, string])[] {
  return lines.length > 0 ? [[term, lines.join('\n')]] : [];
}

function paymentName(
  { paymentMethods }: ShopConfig,
  { creditCard, giftCard, storeCredit, paymentMethodId, amountCents }: Payment,
  isShared: boolean,
): string {
  const method = paymentMethods.find(({ id }) => id === paymentMethodId)?.name ?? 'Other';
  const name = creditCard
    ? cardName(creditCard)
    : giftCard
      ? giftCardName(giftCard)
      : storeCredit
        ? 'Store credit'
        : method;
  return isShared ? `${name}: ${formatMoney(amountCents)}` : name;
}

/** By its last digits: a reader of the mail cannot spend the card, and tells several apart. */
function giftCardName(card: GiftCardRow): string {
  return card.redemptionCode === null ? 'Gift card' : `Gift card ending in ${lastOfCode(card)}`;
}
