import { transitionRefused } from '#sandbox/http/error-responses';

/** Cents that a card is charged at least: payment providers refuse less (spec §3 Order). */
const leastChargeCents = 50;

/**
 * Returns the part of the due amount that a payer with `availableCents` pays: as much as they can, but so much less that the
 * card is left nothing or at least 50 cents.
 */
export function payableCents(leftCents: number, availableCents: number): number {
  const restCents = leftCents - Math.min(leftCents, availableCents);
  return restCents > 0 && restCents < leastChargeCents
    ? Math.max(leftCents - leastChargeCents, 0)
    : leftCents - restCents;
}

/** Refuses an amount that is due and that no card can be charged: a discount may leave it. Nothing is due to no card. */
export function requireChargeable(dueCents: number): void {
  if (dueCents > 0 && dueCents < leastChargeCents)
    throw transitionRefused({
      base: ['A card can be charged 50 cents at least. Please add something to your cart.'],
    });
}
