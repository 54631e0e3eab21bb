import type { LineItem } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import { type Interval, isSameInterval } from '#src/domain/interval/interval';
import type { JoinChoice } from './club-join';

/** One change on the way from what the cart repeats now to what a shopper chose. */
export type ClubLineStep =
  | { readonly kind: 'remove'; readonly lineItemId: string }
  | { readonly kind: 'change'; readonly lineItemId: string; readonly quantity: number }
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number };

/**
 * What is left to do so that the cart repeats exactly this choice (spec §4 Club join). Lines that do not repeat are
 * nobody's business here; a line that repeats at another pace goes, since a pace cannot be changed in the cart.
 */
export function clubLineSteps({ lineItems }: Order, { box, interval }: JoinChoice): readonly ClubLineStep[] {
  const wanted = new Map(box.cans.map(({ sku, quantity }) => [sku, quantity]));
  const repeating = lineItems.filter(repeats);
  const kept = repeating.filter((line) => wanted.has(line.sku) && comesEvery(line, interval));
  const gone = repeating.filter((line) => !kept.includes(line));
  const added = box.cans.filter(({ sku }) => kept.every((line) => line.sku !== sku));
  return [
    ...gone.map(({ id }): ClubLineStep => ({ kind: 'remove', lineItemId: id })),
    ...kept.flatMap(({ id, sku, quantity }): readonly ClubLineStep[] => {
      const cans = wanted.get(sku);
      return cans === undefined || cans === quantity ? [] : [{ kind: 'change', lineItemId: id, quantity: cans }];
    }),
    ...added.map(({ sku, quantity }): ClubLineStep => ({ kind: 'add', sku, quantity })),
  ];
}

/** Whether the cart repeats exactly this choice. */
export function isInCart(order: Order, choice: JoinChoice): boolean {
  return clubLineSteps(order, choice).length === 0;
}

function repeats({ subscriptionLineItems }: LineItem): boolean {
  return subscriptionLineItems.length > 0;
}

function comesEvery({ subscriptionLineItems }: LineItem, wanted: Interval): boolean {
  return subscriptionLineItems.every(({ interval }) => isSameInterval(interval, wanted));
}
