/** An amount of US dollars in whole cents. Never a fraction, never dollars (spec §9 Currency). */
export type Cents = number & { readonly unit: 'cents' };

/** Turns an integer into cents. Throws a RangeError for anything else, which is a programming error. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not a whole number of cents: ${amount}`);
  return (amount === 0 ? 0 : amount) as Cents;
}

export const noMoney = cents(0);

const decimalAmount = /^(-?)(\d{1,12})(?:\.(\d+))?$/;

/**
 * Reads a decimal amount such as "14.0" or "-1.4" from its digits, never through a float. Digits after the second
 * decimal are rounded half up by size. Returns undefined when the text is not an amount.
 */
export function parseMoney(text: string): Cents | undefined {
  const match = decimalAmount.exec(text);
  if (!match) return undefined;
  const [, sign, whole = '', fraction = ''] = match;
  const hundredths = Number(whole) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0'));
  const magnitude = hundredths + (fraction.charAt(2) >= '5' ? 1 : 0);
  return cents(sign ? -magnitude : magnitude);
}

export function addMoney(...amounts: readonly Cents[]): Cents {
  return cents(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** A unit price times a whole quantity. */
export function multiplyMoney(amount: Cents, quantity: number): Cents {
  return cents(amount * quantity);
}

/**
 * A whole percentage of an amount, rounded half up to the cent: the only rounding rule of the shop. Half up goes by the
 * size, as the back end rounds, so that a discount of half a cent and its return are the same: -12.5 is -13.
 */
export function percentOf(amount: Cents, percent: number): Cents {
  const hundredths = cents(amount * percent);
  const magnitude = Math.floor((Math.abs(hundredths) + 50) / 100);
  return cents(hundredths < 0 ? -magnitude : magnitude);
}

/** "-1400.00": dollars as programs read them. */
export function writeMoney(amount: Cents): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * "$1,400.00": US dollars with two decimals (spec §9 Currency and locale). From its digits: a slow phone takes 80 ms for its
 * first Intl.NumberFormat, in the middle of making a page usable.
 */
export function formatMoney(amount: Cents): string {
  return writeMoney(amount)
    .replace(/\d/, '$$$&')
    .replace(/\B(?=(?:\d{3})+\.)/g, ',');
}

/** "$10" but "$10.50": promotions show whole amounts without decimals (spec §9 Currency and locale). */
export function formatPromotionAmount(amount: Cents): string {
  return formatMoney(amount).replace(/\.00$/, '');
}
