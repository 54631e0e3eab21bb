import { type Cents, cents } from '#src/domain/money/money';
import { packSizeFromName } from './pack-detection';
import type { Product } from './product';

/** The weight, in ounces, by which the back end's variants show that they are one bottle or can (spec §9). */
const bottleWeight = 9.3;
/** Room for so many bottles or cans in one box (spec §9 six per case unit). */
export const bottlesPerCaseUnit = 6;
const cansInAdventCalendar = 12;

/** What the count needs to know of a line: its variant, how many, and what it is made of. */
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
 * Cans in one line: the advent calendar is 12, a pack is what it holds, a single can is one (spec §9). A pack whose
 * parts come without weights is what its name promises.
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

/** Case units that a number of bottles fills, six to each; a started one counts (spec §9 six per case unit). */
export function caseUnits(bottles: number): number {
  return Math.ceil(bottles / bottlesPerCaseUnit);
}

/**
 * What one can of a pack comes to, in cents rounded half up as everywhere in the shop, so that packs can be compared. The
 * cans are those that the name promises (spec §9 pack detection, advent calendar): gift sets and bundles hold things whose
 * share of the price nobody can tell, and a single can is its own price; both have none.
 */
export function pricePerCan({ name, price, family }: Pick<Product, 'name' | 'price' | 'family'>): Cents | undefined {
  const cans = family === 'pack' ? canCount({ name, quantity: 1, parts: [] }) : 0;
  return cans > 1 ? cents(Math.floor((2 * price + cans) / (2 * cans))) : undefined;
}
