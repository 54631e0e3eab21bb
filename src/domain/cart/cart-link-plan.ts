import type { Part, Product } from '#src/domain/catalogue/product';
import { openGiftCard } from '#src/domain/gift-card/gift-card';
import type { Instant } from '#src/domain/interval/interval';
import { type Order, unitsOf } from './order';

/** A cart link that was opened, and the units of each sku that the cart should hold after it. */
export interface OpenedCartLink {
  /** The same for links with the same contents. */
  readonly link: string;
  readonly openedAt: Instant;
  readonly targets: readonly Part[];
}

/** Milliseconds in which opening the same link again adds nothing: one day. */
export const sameWishPeriod = 86_400_000;

/**
 * The reason an item is not added: the shop does not sell it, it is sold out, fewer are available, its quantity is zero, or
 * the shopper has to put it together on its own page first.
 */
export type NotAddedReason = 'unknown' | 'sold-out' | 'fewer-left' | 'bad-quantity' | 'to-be-chosen';

export interface NotAdded {
  readonly sku: string;
  /** Absent for a sku that is not in the catalogue. */
  readonly product?: Product;
  readonly reason: NotAddedReason;
  /** Units that are still added. */
  readonly added?: number;
}

export interface CartLinkPlan {
  readonly lines: readonly Part[];
  readonly notAdded: readonly NotAdded[];
}

/** The products that are sold today, with the units that an order may hold: `Infinity` without a limit. */
export interface CartLinkSupply {
  readonly products: ReadonlyMap<string, Product>;
  readonly unitsLeft: ReadonlyMap<string, number>;
}

/** True when the same link was opened shortly before: by a reload, a second click or a second tab. */
export function isSameWish({ link, openedAt }: OpenedCartLink, opened: string, now: Instant): boolean {
  return link === opened && now >= openedAt && now - openedAt < sameWishPeriod;
}

/** Returns the units that the cart should hold after the link: those that it has, plus those of the link. */
export function targetsOf(lines: readonly Part[], cart: Order | undefined): readonly Part[] {
  return lines.map(({ sku, quantity }) => ({ sku, quantity: quantity + unitsInCart(cart, sku) }));
}

/** Returns the units that the cart still misses, at most those of the link; none once they were added. */
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

/** Splits the missing lines into those that can be added now and those that cannot, with the reasons. */
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

/**
 * True for a pack that the shopper puts together and a gift card of any amount: sku and quantity do not define their
 * contents.
 */
function isToBeChosen({ sku, composedOf }: Product): boolean {
  return composedOf !== undefined || sku === openGiftCard;
}

function unitsInCart(cart: Order | undefined, sku: string): number {
  return cart ? unitsOf(cart, sku) : 0;
}
