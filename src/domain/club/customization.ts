import { choiceToText, chosenOf, emptyChoice, type PackChoice, setCans } from '#src/domain/catalogue/pack-choice';
import type { Part } from '#src/domain/catalogue/product';
import { cansPerDelivery, type SubscribedLine, type Subscription } from '#src/domain/subscription/subscription';

/** What a subscription brings, as cans to choose from: those that can be had, and the lines that cannot any more. */
export interface HeldCans {
  readonly choice: PackChoice;
  readonly gone: readonly SubscribedLine[];
}

/** The cans of every delivery as a choice of the size that the subscription has; what is not sold any more is left out. */
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

/** How many of a can every delivery brings now. */
export function heldOf(subscription: Subscription, sku: string): number {
  return lastingLines(subscription).reduce((sum, line) => sum + (line.sku === sku ? line.quantity : 0), 0);
}

/** Whether these cans are what every delivery brings already, in whatever order. */
export function isHeld(subscription: Subscription, { cans }: Pick<PackChoice, 'cans'>): boolean {
  return sorted(cans) === sorted(heldCans(subscription, () => true).choice.cans);
}

/** The lines that come with every delivery; extras come once. */
export function lastingLines({ lineItems }: Subscription): readonly SubscribedLine[] {
  return lineItems.filter(({ isOneTime }) => !isOneTime);
}

function sorted(cans: readonly Part[]): string {
  return choiceToText({ size: 0, cans: [...cans].sort((a, b) => (a.sku < b.sku ? -1 : 1)) });
}
