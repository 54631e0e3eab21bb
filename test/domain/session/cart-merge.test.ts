import { describe, expect, it } from 'vitest';
import { chooseCart } from '#src/domain/session/cart-owner';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

const noon = Date.UTC(2026, 10, 20, 12);
const full = (createdAt = noon) => anOrder({ createdAt, lineItems: [aLine()] });
const empty = (createdAt = noon) => anOrder({ createdAt, lineItems: [] });

describe('Cart merge on sign-in (spec §4 Cart merge on sign-in)', () => {
  it.each([
    { when: 'the local cart has items', local: full(), current: undefined, choice: 'associate-local' },
    { when: 'both carts have items', local: full(), current: full(noon + 1), choice: 'associate-local' },
    {
      when: 'the local cart has items and the other is newer and empty',
      local: full(),
      current: empty(noon + 1),
      choice: 'associate-local',
    },
    { when: 'only the customer’s order has items', local: empty(noon + 1), current: full(), choice: 'use-current' },
    { when: 'there is no local cart', local: undefined, current: empty(), choice: 'use-current' },
    {
      when: 'both are empty and the customer’s is newer',
      local: empty(),
      current: empty(noon + 1),
      choice: 'use-current',
    },
    { when: 'both are empty and of the same age', local: empty(), current: empty(), choice: 'keep-local' },
    {
      when: 'both are empty and the local cart is newer',
      local: empty(noon + 1),
      current: empty(),
      choice: 'keep-local',
    },
    { when: 'the customer has no order', local: empty(), current: undefined, choice: 'keep-local' },
    { when: 'there is no cart at all', local: undefined, current: undefined, choice: 'keep-local' },
  ] as const)('is to $choice when $when', ({ local, current, choice }) => {
    expect(chooseCart(local, current)).toBe(choice);
  });
});
