import { type Cents, cents } from '#src/domain/money/money';
import { packSizeFromName } from './pack-detection';
import type { Product } from './product';

/** The weight, in ounces, by which the back end marks a variant as one bottle or can (spec §9). */
const bottleWeight = 9.3;
/** The number of bottles or cans that fit into one box (spec §9 six per case unit). */
export const bottlesPerCaseUnit = 6;
const cansInAdventCalendar = 12;
/** The wine in one can, in milliliters. */
export const canMilliliters = 250;

/** The properties of a line that the count needs. */
export interface Countable {
  readonly name: string;
  readonly weight?: number;
  readonly quantity: number;
  readonly parts: readonly { readonly quantity: number; readonly weight?: number }[];
}

/** Only a part of exactly this weight is a bottle; glasses and sleeves in a set are not (spec §9). */
export function isBottle(part: { readonly weight?: number }): boolean {
  return part.weight === bottleWeight;
}

/**
 * Cans in one line: the advent calendar is 12, a pack counts its contents, a single can is one (spec §9). A pack whose parts
 * have no weights counts the cans in its name.
 */
export function canCount(line: Countable): number {
  return line.quantity * cansEach(line);
}

function cansEach(line: Countable): number {
  if (/advent calendar/i.test(line.name)) return cansInAdventCalendar;
  if (line.parts.some(({ weight }) => weight !== undefined)) {
    return line.parts.filter(isBottle).reduce((sum, part) => sum + part.quantity, 0);
  }
  return packSizeFromName(line.name) ?? (isBottle(line) ? 1 : 0);
}

export function totalCanCount(lines: readonly Countable[]): number {
  return lines.reduce((sum, line) => sum + canCount(line), 0);
}

/** The number of case units for these bottles, six each, rounded up (spec §9 six per case unit). */
export function caseUnits(bottles: number): number {
  return Math.ceil(bottles / bottlesPerCaseUnit);
}

/**
 * Returns the price of one can of a pack in cents, rounded half up, to compare packs. The number of cans is the one in the
 * name (spec §9 pack detection, advent calendar). Undefined for gift sets and bundles, which hold other items of unknown
 * value, and for a single can, which is its own price.
 */
export function pricePerCan({ name, price, family }: Pick<Product, 'name' | 'price' | 'family'>): Cents | undefined {
  const cans = family === 'pack' ? canCount({ name, quantity: 1, parts: [] }) : 0;
  return cans > 1 ? cents(Math.floor((2 * price + cans) / (2 * cans))) : undefined;
}
