import type { Payment } from '#src/domain/cart/payment';

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
