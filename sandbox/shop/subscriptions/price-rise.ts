import type { ShopWork } from '#sandbox/shop/shop';
import { chargeOf } from './next-charge';
import type { Subscription } from './subscription';
import { recurringLines } from './subscription';

/** The cost of a delivery without extras, in cents, and how much more that is than the last one. */
interface PriceRise {
  readonly totalCents: number;
  readonly moreCents: number;
}

/** Undefined when a delivery of the same cans to the same address costs no more than the last one. */
export async function priceRise(work: ShopWork, subscription: Subscription): Promise<PriceRise | undefined> {
  const { lastChargeCents, lines } = subscription;
  if (lastChargeCents === null) return undefined;
  const { totalCents } = await chargeOf(work, { ...subscription, lines: recurringLines(lines) });
  return totalCents > lastChargeCents ? { totalCents, moreCents: totalCents - lastChargeCents } : undefined;
}
