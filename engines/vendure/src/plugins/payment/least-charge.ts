import { invalid } from '#src/plugins/core/shop-failure';

/** Cents that a card is charged at least: providers refuse less (docs.stripe.com/currencies, spec §3 Order). */
export const leastCharge = 50;

/**
 * Returns the part of `left` that a payer with `available` cents pays, in cents: the maximum, but reduced so that the
 * card has to pay nothing or at least 50 cents.
 */
export function payable(left: number, available: number): number {
  const rest = left - Math.min(left, available);
  return rest > 0 && rest < leastCharge ? Math.max(left - leastCharge, 0) : left - rest;
}

/** Throws INVALID for an amount, in cents, that no card can be charged: a discount may leave it. Nothing asks for no card. */
export function requireChargeable(due: number): void {
  if (due > 0 && due < leastCharge)
    throw invalid({ base: ['A card can be charged 50 cents at least. Please add something to your cart.'] });
}
