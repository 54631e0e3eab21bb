import type { CreditCardRow } from '#sandbox/database/schema';

export function serializeCard(card: CreditCardRow): object {
  return {
    id: card.id,
    month: card.month,
    year: card.year,
    cc_type: card.ccType,
    last_digits: card.lastDigits,
    name: card.name,
  };
}

/** A saved card, as the wallet lists it. */
export function serializeWalletCard(source: {
  readonly id: number;
  readonly isDefault: boolean;
  readonly card: CreditCardRow;
}): object {
  return {
    id: source.id,
    default: source.isDefault,
    payment_source_type: 'Spree::CreditCard',
    payment_source: serializeCard(source.card),
  };
}
