import type { LineItem } from './line-item';
import type { DiscontinuedLine } from './line-removal';
import { type Order, unitCount, type UnsettledOrder } from './order';
import type { Surplus } from './surplus';

export type CartChangeSource = 'another-window' | 'elsewhere' | 'sign-in';

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
  /** Its payment started some time ago; the result is unknown. */
  readonly unsettled?: UnsettledOrder | undefined;
}

/** `now` is 0 when the item was removed. */
export interface LineChange {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

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
  | { readonly kind: 'surplus'; readonly surplus: Surplus };

/** Added items do not count, nor a cart that disappeared incomplete: its shopper signed out, or is paying. */
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

/** An item that moved to a new line is the same item. */
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

function sameThing({ sku, parts, prePaidSubscription, subscriptionLineItems }: LineItem): string {
  const cans = parts.map((part) => `${part.sku}×${part.quantity}`).sort();
  return JSON.stringify([
    sku,
    cans,
    prePaidSubscription?.installmentCount,
    subscriptionLineItems.map(({ interval }) => interval),
  ]);
}
