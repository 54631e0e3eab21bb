import type { Part, Product } from '#src/domain/catalogue/product';
import { openGiftCard } from '#src/domain/gift-card/gift-card';
import type { Instant } from '#src/domain/interval/interval';
import { type Order, unitsOf } from './order';

/** A cart link that was opened, and how many units of each sku the cart was to hold then. */
export interface OpenedCartLink {
  /** The same for links that ask for the same. */
  readonly link: string;
  readonly openedAt: Instant;
  readonly targets: readonly Part[];
}

/** Milliseconds in which opening the same link again is the same wish: one day. */
export const sameWishPeriod = 86_400_000;

/**
 * Why something is not added: the shop does not sell it, it is sold out, fewer are left, its quantity is none, or it has
 * to be put together on its own page first.
 */
export type NotAddedReason = 'unknown' | 'sold-out' | 'fewer-left' | 'bad-quantity' | 'to-be-chosen';

export interface NotAdded {
  readonly sku: string;
  /** Absent for what the catalogue does not have. */
  readonly product?: Product;
  readonly reason: NotAddedReason;
  /** Units that are added nevertheless. */
  readonly added?: number;
}

export interface CartLinkPlan {
  readonly lines: readonly Part[];
  readonly notAdded: readonly NotAdded[];
}

/** What is sold today, with the units that an order may hold: `Infinity` without a limit. */
export interface CartLinkSupply {
  readonly products: ReadonlyMap<string, Product>;
  readonly unitsLeft: ReadonlyMap<string, number>;
}

/** Whether this opening of a link is the same wish as an earlier one: a reload, a second click, a second tab. */
export function isSameWish({ link, openedAt }: OpenedCartLink, opened: string, now: Instant): boolean {
  return link === opened && now >= openedAt && now - openedAt < sameWishPeriod;
}

/** How many units the cart is to hold after the link: what it has already, and what the link asks for. */
export function targetsOf(lines: readonly Part[], cart: Order | undefined): readonly Part[] {
  return lines.map(({ sku, quantity }) => ({ sku, quantity: quantity + unitsInCart(cart, sku) }));
}

/** What is missing in the cart, never more than the link asks for: nothing once it was added. */
export function missingLines(
  lines: readonly Part[],
  targets: readonly Part[],
  cart: Order | undefined,
): readonly Part[] {
  const wanted = new Map(targets.map(({ sku, quantity }) => [sku, quantity]));
  return lines.flatMap(({ sku, quantity }) => {
    const missing = Math.min(quantity, (wanted.get(sku) ?? quantity) - unitsInCart(cart, sku));
    return missing > 0 ? [{ sku, quantity: missing }] : [];
  });
}

/** What of the missing lines can be added now, and what cannot and why. */
export function planCartLink(
  missing: readonly Part[],
  { products, unitsLeft }: CartLinkSupply,
  cart: Order | undefined,
): CartLinkPlan {
  const lines: Part[] = [];
  const notAdded: NotAdded[] = [];
  for (const { sku, quantity } of missing) {
    const product = products.get(sku);
    const left = unitsLeft.get(sku);
    const free = Math.max(0, (left ?? 0) - unitsInCart(cart, sku));
    const added = Math.min(quantity, free);
    if (!product || left === undefined) notAdded.push({ sku, reason: 'unknown', ...(product && { product }) });
    else if (isToBeChosen(product)) notAdded.push({ sku, product, reason: 'to-be-chosen' });
    else if (added === 0) notAdded.push({ sku, product, reason: 'sold-out' });
    else {
      lines.push({ sku, quantity: added });
      if (added < quantity) notAdded.push({ sku, product, reason: 'fewer-left', added });
    }
  }
  return { lines, notAdded };
}

/** A pack of one's own, and a gift card of any amount: a sku and a quantity do not say what they hold. */
function isToBeChosen({ sku, composedOf }: Product): boolean {
  return composedOf !== undefined || sku === openGiftCard;
}

function unitsInCart(cart: Order | undefined, sku: string): number {
  return cart ? unitsOf(cart, sku) : 0;
}
