import { choiceToText, chosenOf, emptyChoice, type PackChoice, setCans } from '#src/domain/catalogue/pack-choice';
import type { Part } from '#src/domain/catalogue/product';
import { cansPerDelivery, type SubscribedLine, type Subscription } from '#src/domain/subscription/subscription';

/** The contents of a subscription as a choice of cans, and the lines that are no longer sold. */
export interface HeldCans {
  readonly choice: PackChoice;
  readonly gone: readonly SubscribedLine[];
}

/** The recurring cans as a choice of the subscription's size, without cans that are no longer sold. */
export function heldCans(subscription: Subscription, isSold: (sku: string) => boolean): HeldCans {
  const lines = lastingLines(subscription);
  const choice = lines
    .filter(({ sku }) => isSold(sku))
    .reduce(
      (cans, { sku, quantity }) => setCans(cans, sku, chosenOf(cans, sku) + quantity),
      emptyChoice(cansPerDelivery(subscription)),
    );
  return { choice, gone: lines.filter(({ sku }) => !isSold(sku)) };
}

/** The quantity of a can in every delivery. */
export function heldOf(subscription: Subscription, sku: string): number {
  return lastingLines(subscription).reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
}

/** True when these cans are already the recurring ones, in any order. */
export function isHeld(subscription: Subscription, { cans }: Pick<PackChoice, 'cans'>): boolean {
  return sorted(cans) === sorted(heldCans(subscription, () => true).choice.cans);
}

/** The recurring lines, without one-time extras. */
export function lastingLines({ lineItems }: Subscription): readonly SubscribedLine[] {
  return lineItems.filter(({ isOneTime }) => !isOneTime);
}

function sorted(cans: readonly Part[]): string {
  return choiceToText({ size: 0, cans: [...cans].sort((a, b) => (a.sku < b.sku ? -1 : 1)) });
}
