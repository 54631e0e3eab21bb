/** Money on the wire: the shortest decimal with at least one fraction digit, such as "14.0", "2.74", "-1.4". */
export function toDecimal(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const fraction = digits.slice(-2).replace(/0$/, '');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${fraction}`;
}

/** Money as shown to people, such as "$4,008.00" and "-$10.00". */
export function formatMoney(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${whole}.${digits.slice(-2)}`;
}

/** A discount as shown to people; whole dollars have no decimals, such as "-$10" and "-$2.50" (spec §9 Currency and locale). */
export function formatDiscount(cents: number): string {
  return formatMoney(cents).replace(/\.00$/, '');
}

/** Cents of a decimal on the wire; undefined when it is invalid. More than two fraction digits are invalid, not rounded. */
export function parseCents(text: unknown): number | undefined {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(
    typeof text === 'number' ? String(text) : typeof text === 'string' ? text.trim() : '',
  );
  if (!match) return undefined;
  const cents = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] === '-' ? -cents : cents;
}

/** Basis points of an amount (800 is 8 %), rounded half up to whole cents. */
export function percentOf(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + 5000) / 10_000);
}

/** A part of some units. */
export interface UnitShare {
  readonly units: number;
  /** At least 1. */
  readonly all: number;
}

/** Basis points of a part of an amount, which may be no whole cents: rounded half up once. */
export function percentOfShare(cents: number, { units, all }: UnitShare, basisPoints: number): number {
  const [part, whole] = [BigInt(cents) * BigInt(units) * BigInt(basisPoints), BigInt(all) * 10_000n];
  return Number((2n * part + whole) / (2n * whole));
}
