import { type Cents, cents } from '#src/domain/money/money';
import { packSizeFromName } from './pack-detection';
import type { Product } from './product';

/** Ounces: the back end marks one bottle or can by this weight (spec §9). */
const bottleWeight = 9.3;
/** The number of bottles or cans that fit into one box (spec §9 six per case unit). */
export const bottlesPerCaseUnit = 6;
const cansInAdventCalendar = 12;

export interface Countable {
  readonly name: string;
  readonly weight?: number;
  readonly quantity: number;
  readonly parts: readonly { readonly quantity: number; readonly weight?: number }[];
}

/** Glasses and sleeves in a set have another weight (spec §9). */
export function isBottle(part: { readonly weight?: number }): boolean {
  return part.weight === bottleWeight;
}

/** The advent calendar is 12 (spec §9). A pack whose parts have no weights counts the cans in its name. */
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

/** Rounded up (spec §9 six per case unit). */
export function caseUnits(bottles: number): number {
  return Math.ceil(bottles / bottlesPerCaseUnit);
}

/** Cents, rounded half up, by the number in the name (spec §9). Undefined for gift sets, bundles and a single can. */
export function pricePerCan({ name, price, family }: Pick<Product, 'name' | 'price' | 'family'>): Cents | undefined {
  const cans = family === 'pack' ? canCount({ name, quantity: 1, parts: [] }) : 0;
  return cans > 1 ? cents(Math.floor((2 * price + cans) / (2 * cans))) : undefined;
}
