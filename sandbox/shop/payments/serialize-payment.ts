import { serializeCard } from '#sandbox/shop/cards/serialize-card';
import type { ShopConfig } from '#sandbox/shop/config/shop-config';
import { formatMoney, toDecimal } from '#sandbox/shop/money';
import type { Payment } from '#sandbox/shop/orders/order';
import { lastOfCode } from './gift-card-shares';

export function serializePayment(config: ShopConfig, payment: Payment): object {
  const method = config.paymentMethods.find(({ id }) => id === payment.paymentMethodId);
  return {
    id: payment.id,
    source_type: sourceType(payment),
    source_id: payment.creditCardId ?? payment.storeCreditId ?? payment.giftCardId,
    amount: toDecimal(payment.amountCents),
    display_amount: formatMoney(payment.amountCents),
    payment_method_id: payment.paymentMethodId,
    state: payment.state,
    avs_response: payment.avsResponse,
    created_at: payment.createdAt.toISOString(),
    updated_at: payment.updatedAt.toISOString(),
    payment_method: { id: payment.paymentMethodId, name: method?.name ?? '' },
    source: source(payment),
  };
}

function sourceType(payment: Payment): string | null {
  if (payment.creditCard) return 'Spree::CreditCard';
  if (payment.giftCard) return 'Spree::GiftCard';
  return payment.storeCredit ? 'Spree::StoreCredit' : null;
}

function source(payment: Payment): object | null {
  if (payment.creditCard) return serializeCard(payment.creditCard);
  if (payment.giftCard) {
    const { id, amountCents } = payment.giftCard;
    return { id, last_characters: lastOfCode(payment.giftCard), amount: toDecimal(amountCents) };
  }
  return payment.storeCredit ? serializeStoreCredit(payment.storeCredit) : null;
}

function serializeStoreCredit(credit: NonNullable<Payment['storeCredit']>): object {
  return {
    id: credit.id,
    memo: credit.memo,
    created_at: credit.createdAt.toISOString(),
    created_by: credit.createdBy,
    category: { id: 1, name: credit.category },
  };
}
