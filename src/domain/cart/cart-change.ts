import type { LineItem } from './line-item';
import type { DiscontinuedLine } from './line-removal';
import { type Order, unitCount, type UnsettledOrder } from './order';
import type { Surplus } from './surplus';

/** The source of a change to the cart: another window of this browser, another device or the server, or signing in. */
export type CartChangeSource = 'another-window' | 'elsewhere' | 'sign-in';

/** A change of the cart that this tab did not make. */
export interface ExternalCartChange {
  readonly before: Order | undefined;
  readonly after: Order | undefined;
  readonly who: CartChangeSource;
  /** The order of the cart, when it turned out to be complete. */
  readonly completed?: Order;
  /** The cart can no longer be opened. */
  readonly isRefused?: boolean;
  /** The cart was another customer's, and was set aside; `after` is the customer's own cart, if there is one. */
  readonly isOfAnotherCustomer?: boolean;
  /** An order of this browser whose payment started some time ago, and whose result is unknown. */
  readonly unsettled?: UnsettledOrder | undefined;
}

/** The change of one item in the cart; `now` is 0 when the item was removed. */
export interface LineChange {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

/** A change of the cart that the shopper did not make here and is notified of, or would meet with the next page. */
export type CartChange =
  | { readonly kind: 'completed'; readonly who: CartChangeSource; readonly order: Order }
  | { readonly kind: 'refused' }
  | { readonly kind: 'of-another-customer'; readonly units: number }
  /** At sign-in the cart could not be carried over to the account yet; or was carried over later. */
  | { readonly kind: 'not-brought-along' }
  | { readonly kind: 'brought-along' }
  /** An unsettled order turned out to be complete, or still waits to be completed. */
  | { readonly kind: 'settled'; readonly order: Order }
  | { readonly kind: 'unsettled'; readonly order: Order; readonly checkoutSessionId: string }
  | { readonly kind: 'emptied'; readonly who: CartChangeSource }
  | { readonly kind: 'brought-back'; readonly units: number }
  | { readonly kind: 'changed'; readonly who: CartChangeSource; readonly lines: readonly LineChange[] }
  /** The shop removed these lines itself. */
  | { readonly kind: 'unsold'; readonly lines: readonly DiscontinuedLine[] }
  /** The browser forgets the cart with the page: its storage is full or forbidden. */
  | { readonly kind: 'not-kept' }
  | { readonly kind: 'surplus'; readonly surplus: Surplus };

/**
 * Finds the change that the shopper is notified of; undefined when there is none. Removed items, other quantities and a
 * restored cart count; an item that was only added does not. A cart that disappeared without being complete does not count:
 * its shopper signed out, or is paying for it.
 */
export function cartChange({
  before,
  after,
  who,
  completed,
  isRefused = false,
  isOfAnotherCustomer = false,
}: ExternalCartChange): CartChange | undefined {
  if (isOfAnotherCustomer) return { kind: 'of-another-customer', units: after ? unitCount(after) : 0 };
  if (completed) return { kind: 'completed', who, order: completed };
  const hadUnits = before !== undefined && unitCount(before) > 0;
  if (!after) return isRefused && hadUnits ? { kind: 'refused' } : undefined;
  const units = unitCount(after);
  if (!hadUnits) return who === 'sign-in' && units > 0 ? { kind: 'brought-back', units } : undefined;
  if (units === 0) return { kind: 'emptied', who };
  const lines = changedLines(before, after);
  return lines.length > 0 ? { kind: 'changed', who, lines } : undefined;
}

/** Returns the items that were removed or have another quantity. An item that moved to a new line is the same item. */
function changedLines(before: Order, after: Order): readonly LineChange[] {
  const now = quantities(after.lineItems);
  return [...quantities(before.lineItems)].flatMap(([key, { name, quantity }]) => {
    const left = now.get(key)?.quantity ?? 0;
    return left === quantity ? [] : [{ name, before: quantity, now: left }];
  });
}

function quantities(
  lines: readonly LineItem[],
): ReadonlyMap<string, { readonly name: string; readonly quantity: number }> {
  const things = new Map<string, { readonly name: string; readonly quantity: number }>();
  for (const line of lines) {
    const key = sameThing(line);
    things.set(key, { name: line.variant.name, quantity: (things.get(key)?.quantity ?? 0) + line.quantity });
  }
  return things;
}

/** Equal for lines that sell the same: sku, parts, and interval. */
function sameThing({ sku, parts, prePaidSubscription, subscriptionLineItems }: LineItem): string {
  const cans = parts.map((part) => `${part.sku}×${part.quantity}`).sort();
  return JSON.stringify([
    sku,
    cans,
    prePaidSubscription?.installmentCount,
    subscriptionLineItems.map(({ interval }) => interval),
  ]);
}
