import type { LineItem } from '#src/domain/cart/line-item';
import type { Order } from '#src/domain/cart/order';
import { type Interval, isSameInterval } from '#src/domain/interval/interval';
import type { JoinChoice } from './club-join';

/** One change that turns the subscription lines of the cart into the shopper's choice. */
export type ClubLineStep =
  | { readonly kind: 'remove'; readonly lineItemId: string }
  | { readonly kind: 'change'; readonly lineItemId: string; readonly quantity: number }
  | { readonly kind: 'add'; readonly sku: string; readonly quantity: number };

/**
 * The changes after which the subscription lines of the cart are exactly this choice (spec §4 Club join). Ignores other
 * lines. Removes a line with another interval, because the cart cannot change an interval.
 */
export function clubLineSteps({ lineItems }: Order, { box, interval }: JoinChoice): readonly ClubLineStep[] {
  const wanted = new Map(box.cans.map(({ sku, quantity }) => [sku, quantity]));
  const repeating = lineItems.filter(repeats);
  const kept = repeating.filter((line) => wanted.has(line.sku) && comesEvery(line, interval));
  const removed = repeating.filter((line) => !kept.includes(line));
  const added = box.cans.filter(({ sku }) => kept.every((line) => line.sku !== sku));
  return [
    ...removed.map(({ id }): ClubLineStep => ({ kind: 'remove', lineItemId: id })),
    ...kept.flatMap(({ id, sku, quantity }): readonly ClubLineStep[] => {
      const cans = wanted.get(sku);
      return cans === undefined || cans === quantity ? [] : [{ kind: 'change', lineItemId: id, quantity: cans }];
    }),
    ...added.map(({ sku, quantity }): ClubLineStep => ({ kind: 'add', sku, quantity })),
  ];
}

/** True when the subscription lines of the cart are exactly this choice. */
export function isInCart(order: Order, choice: JoinChoice): boolean {
  return clubLineSteps(order, choice).length === 0;
}

function repeats({ subscriptionLineItems }: LineItem): boolean {
  return subscriptionLineItems.length > 0;
}

function comesEvery({ subscriptionLineItems }: LineItem, wanted: Interval): boolean {
  return subscriptionLineItems.every(({ interval }) => isSameInterval(interval, wanted));
}
