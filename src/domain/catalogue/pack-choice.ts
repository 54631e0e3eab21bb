import { decodeEscapes } from '#src/domain/text/url-text';
import type { Part } from './product';

/**
 * Cans that a shopper has chosen so far for a pack of a size. There are never more of them than the size, each kind is
 * there once, and in the order in which it was chosen first.
 */
export interface PackChoice {
  readonly size: number;
  readonly cans: readonly Part[];
}

/** The maximum number of one can; undefined for a can that cannot be chosen at all. */
export type MaxQuantityOf = (sku: string) => number | undefined;

export function emptyChoice(size: number): PackChoice {
  return { size, cans: [] };
}

export function chosenOf({ cans }: PackChoice, sku: string): number {
  return cans.find((can) => can.sku === sku)?.quantity ?? 0;
}

export function chosenCans({ cans }: PackChoice): number {
  return cans.reduce((sum, { quantity }) => sum + quantity, 0);
}

export function remaining(choice: PackChoice): number {
  return choice.size - chosenCans(choice);
}

export function isFull(choice: PackChoice): boolean {
  return remaining(choice) === 0;
}

/** Chooses exactly so many of one can, or as many as fit; none takes it out. */
export function setCans(choice: PackChoice, sku: string, quantity: number): PackChoice {
  const chosen = chosenOf(choice, sku);
  const fitting = Math.max(0, Math.min(Math.trunc(quantity), chosen + remaining(choice)));
  if (fitting === chosen || Number.isNaN(fitting)) return choice;
  const can = { sku, quantity: fitting };
  const cans = chosen === 0 ? [...choice.cans, can] : choice.cans.map((other) => (other.sku === sku ? can : other));
  return { ...choice, cans: cans.filter((other) => other.quantity > 0) };
}

/** The same cans in a pack of another size: those that fit, in their order. */
export function resizeChoice({ cans }: PackChoice, size: number): PackChoice {
  return cans.reduce((choice, { sku, quantity }) => setCans(choice, sku, quantity), emptyChoice(size));
}

/** "GAMAY-01:2,ROSE-01:1", for an address. */
export function choiceToText({ cans }: PackChoice): string {
  return cans.map(({ sku, quantity }) => `${encodeURIComponent(sku)}:${quantity}`).join();
}

/** Longer than any address that this shop writes. */
const longestText = 2000;

/**
 * Reads the output of choiceToText, or any other text in its place: only cans that can be chosen, as many as there are, and
 * never more than the size. `isAsWritten` is false when something of it had to be left out.
 */
export function choiceFromText(
  text: string,
  size: number,
  maxQuantityOf: MaxQuantityOf,
): { readonly choice: PackChoice; readonly isAsWritten: boolean } {
  const wishes = text.slice(0, longestText).split(',').filter(Boolean).map(readWish);
  let choice = emptyChoice(size);
  for (const { sku, quantity } of wishes) {
    const most = maxQuantityOf(sku) ?? 0;
    choice = setCans(choice, sku, Math.min(most, chosenOf(choice, sku) + quantity));
  }
  const wished = wishes.reduce((sum, { quantity }) => sum + quantity, 0);
  const isRead = wishes.every(({ quantity }) => quantity > 0);
  return { choice, isAsWritten: isRead && text.length <= longestText && wished === chosenCans(choice) };
}

/** A wish that cannot be read is one for nothing. */
function readWish(text: string): Part {
  const match = /^([^:]+):([1-9]\d{0,8})$/.exec(text.trim());
  const sku = decodeEscapes(match?.[1] ?? '');
  return sku === undefined ? { sku: '', quantity: 0 } : { sku, quantity: Number(match?.[2] ?? 0) };
}
