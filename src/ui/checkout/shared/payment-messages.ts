import type { Payment } from '#src/domain/cart/payment';

/** The messages for a payment page that was left without payment, by the reason in the address to which it returns. */
export type PaymentErrors = Readonly<Record<string, string>> & { readonly other: string };

/** Anybody may have written the reason. */
export function describePaymentError(reason: string, errors: PaymentErrors): string {
  return new Map(Object.entries(errors)).get(reason) ?? errors.other;
}

/** By the type that back ends send. */
const cardNames: ReadonlyMap<string, string> = new Map([
  ['visa', 'Visa'],
  ['master', 'Mastercard'],
  ['mastercard', 'Mastercard'],
  ['american_express', 'American Express'],
  ['amex', 'American Express'],
  ['discover', 'Discover'],
]);

/** "Visa ending in 1111", "Gift Card ending in 0001" or "Store Credit". */
export function describePayment({
  methodName,
  cardType = '',
  lastDigits,
}: Pick<Payment, 'methodName' | 'cardType' | 'lastDigits'>): string {
  const name = cardNames.get(cardType.toLowerCase()) ?? methodName;
  return lastDigits === undefined ? name : `${name} ending in ${lastDigits}`;
}
