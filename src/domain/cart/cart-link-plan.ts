import type { Part, Product } from '#src/domain/catalogue/product';
import { openGiftCard } from '#src/domain/gift-card/gift-card';
import type { Instant } from '#src/domain/interval/interval';
import { type Order, unitsOf } from './order';

/** `targets` are the units of each sku that the cart should hold after it. */
export interface OpenedCartLink {
  /** The same for links with the same contents. */
  readonly link: string;
  readonly openedAt: Instant;
  readonly targets: readonly Part[];
}

/** Milliseconds in which opening the same link again adds nothing: one day. */
export const sameWishPeriod = 86_400_000;

/** `to-be-chosen`: the shopper has to put it together on its own page first. */
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

/** `unitsLeft` is `Infinity` without a limit. */
export interface CartLinkSupply {
  readonly products: ReadonlyMap<string, Product>;
  readonly unitsLeft: ReadonlyMap<string, number>;
}

/** A reload, a second click and a second tab open the same link again. */
export function isSameWish({ link, openedAt }: OpenedCartLink, opened: string, now: Instant): boolean {
  return link === opened && now >= openedAt && now - openedAt < sameWishPeriod;
}

/** Those that it has, plus those of the link. */
export function targetsOf(lines: readonly Part[], cart: Order | undefined): readonly Part[] {
  return lines.map(({ sku, quantity }) => ({ sku, quantity: quantity + unitsInCart(cart, sku) }));
}

/** At most those of the link; none once they were added. */
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

/** Sku and quantity do not define the contents of such a pack or gift card. */
function isToBeChosen({ sku, composedOf }: Product): boolean {
  return composedOf !== undefined || sku === openGiftCard;
}

function unitsInCart(cart: Order | undefined, sku: string): number {
  return cart ? unitsOf(cart, sku) : 0;
}
