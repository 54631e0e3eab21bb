import { isExpired } from '#sandbox/shop/cards/gateway';
import type { Card } from './payment-sessions';
import { findTestCard, formatCardNumber, testCards } from './test-cards';

export const cardFields = ['number', 'expiry', 'cvc', 'name'] as const;
export type CardField = (typeof cardFields)[number];

export type CardInput = Readonly<Record<CardField, string>>;
export type CardErrors = Readonly<Partial<Record<CardField, string>>>;

const emptyCard: CardInput = { number: '', expiry: '', cvc: '', name: '' };

/** The fields of a submitted form as trimmed text; anything that is not text counts as empty. */
export function readCardInput(body: unknown): CardInput {
  const fields = typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {};
  const text = (field: CardField): string => {
    const value = fields[field];
    return typeof value === 'string' ? value.trim().slice(0, 100) : '';
  };
  return { number: text('number'), expiry: text('expiry'), cvc: text('cvc'), name: text('name') };
}

/** The card, or the error of each field. A card is valid until its month is over in every state. */
export function checkCard(input: CardInput, now: Date): { readonly card: Card } | { readonly errors: CardErrors } {
  const number = input.number.replace(/[\s-]/g, '');
  const expiry = readExpiry(input.expiry);
  const cvc = /^\d{3,4}$/.test(input.cvc);
  const numberError = numberProblem(number);
  const errors: CardErrors = {
    ...(numberError === undefined ? {} : { number: numberError }),
    ...(expiry === undefined ? { expiry: 'Enter the expiry date as month and year, such as 04/31.' } : {}),
    ...(expiry && isExpired(expiry, now) ? { expiry: 'This card has expired.' } : {}),
    ...(cvc ? {} : { cvc: 'Enter the 3 or 4 digits of the security code.' }),
    ...(input.name === '' ? { name: 'Enter the name on the card.' } : {}),
  };
  if (expiry === undefined || Object.keys(errors).length > 0) return { errors };
  return { card: { number, ...expiry, verificationValue: input.cvc, name: input.name } };
}

function numberProblem(number: string): string | undefined {
  if (number === '') return 'Enter the card number.';
  if (!/^\d{12,19}$/.test(number)) return 'A card number has 12 to 19 digits.';
  // The card that is always declined has an invalid check digit and must still be accepted here.
  const known = testCards.some((card) => card.number === number);
  return known || hasValidCheckDigit(number) ? undefined : 'This card number has a typing mistake.';
}

/** The Luhn check. */
function hasValidCheckDigit(number: string): boolean {
  const sum = Array.from(number, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function readExpiry(text: string): Pick<Card, 'month' | 'year'> | undefined {
  const [, month = '', year = ''] = /^(\d{1,2})(?:\s*[/.-])?\s*(\d{4}|\d{2})$/.exec(text) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return undefined;
  return { month: month.padStart(2, '0'), year: year.length === 2 ? `20${year}` : year };
}

/** The test card of that id, filled in; an empty form for any other. */
export function prefilled(cardId: string | undefined, now: Date): CardInput {
  const card = cardId === undefined ? undefined : findTestCard(cardId);
  if (!card) return emptyCard;
  const year = String((now.getUTCFullYear() + 3) % 100).padStart(2, '0');
  return { number: formatCardNumber(card.number), expiry: `12/${year}`, cvc: '123', name: 'Test Shopper' };
}

export function withoutCode(input: CardInput): CardInput {
  return { ...input, cvc: '' };
}
