import type { LineItem } from './line-item';
import type { DiscontinuedLine } from './line-removal';
import { type Order, unitCount, type UnsettledOrder } from './order';
import type { Surplus } from './surplus';

/** Who changed the cart that a tab knew: somebody in another window of this browser, somebody elsewhere, or signing in. */
export type CartChangeSource = 'another-window' | 'elsewhere' | 'sign-in';

/** A cart that changed without this tab's doing. */
export interface ExternalCartChange {
  readonly before: Order | undefined;
  readonly after: Order | undefined;
  readonly who: CartChangeSource;
  /** The order of the cart, when it turned out to be complete. */
  readonly completed?: Order;
  /** The cart can no longer be opened. */
  readonly isRefused?: boolean;
  /** The cart was another customer's, and was put away; `after` is the customer's own, if there is one. */
  readonly isAnothers?: boolean;
  /** An order of this browser that was paid for some time ago, and whose end nobody knows. */
  readonly unsettled?: UnsettledOrder | undefined;
}

/** What became of one thing in the cart; `now` is 0 when it is gone. */
export interface LineNews {
  readonly name: string;
  readonly before: number;
  readonly now: number;
}

/** What a shopper has to be told of a cart that changed without their doing here. */
export type CartChangeNews =
  | { readonly kind: 'completed'; readonly who: CartChangeSource; readonly order: Order }
  | { readonly kind: 'refused' }
  | { readonly kind: 'anothers'; readonly units: number }
  /** Signing in could not bring the cart to the account yet; or did at last. */
  | { readonly kind: 'not-brought-along' }
  | { readonly kind: 'brought-along' }
  /** An order that was left unsettled turned out to be complete, or still waits to be completed. */
  | { readonly kind: 'settled'; readonly order: Order }
  | { readonly kind: 'unsettled'; readonly order: Order; readonly checkoutSessionId: string }
  | { readonly kind: 'emptied'; readonly who: CartChangeSource }
  | { readonly kind: 'brought-back'; readonly units: number }
  | { readonly kind: 'changed'; readonly who: CartChangeSource; readonly lines: readonly LineNews[] }
  /** The shop took these out itself. */
  | { readonly kind: 'unsold'; readonly lines: readonly DiscontinuedLine[] }
  | { readonly kind: 'surplus'; readonly surplus: Surplus };

/**
 * The news of such a change, or undefined when there is none: whatever is gone, has another quantity, or came back. What was
 * only added speaks for itself. A cart that vanished without being complete was signed out of, or is being paid.
 */
export function cartChangeNews({
  before,
  after,
  who,
  completed,
  isRefused = false,
  isAnothers = false,
}: ExternalCartChange): CartChangeNews | undefined {
  if (isAnothers) return { kind: 'anothers', units: after ? unitCount(after) : 0 };
  if (completed) return { kind: 'completed', who, order: completed };
  const hadUnits = before !== undefined && unitCount(before) > 0;
  if (!after) return isRefused && hadUnits ? { kind: 'refused' } : undefined;
  const units = unitCount(after);
  if (!hadUnits) return who === 'sign-in' && units > 0 ? { kind: 'brought-back', units } : undefined;
  if (units === 0) return { kind: 'emptied', who };
  const lines = changedLines(before, after);
  return lines.length > 0 ? { kind: 'changed', who, lines } : undefined;
}

/** What is gone or has another quantity. The same thing in a new line is the same thing. */
function changedLines(before: Order, after: Order): readonly LineNews[] {
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

/** Equal for lines that sell the same: sku, parts, and how often it comes. */
function sameThing({ sku, parts, prePaidSubscription, subscriptionLineItems }: LineItem): string {
  const cans = parts.map((part) => `${part.sku}×${part.quantity}`).sort();
  return JSON.stringify([
    sku,
    cans,
    prePaidSubscription?.installmentCount,
    subscriptionLineItems.map(({ interval }) => interval),
  ]);
}
