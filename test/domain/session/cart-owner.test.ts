import { describe, expect, it } from 'vitest';
import { isOfAnotherCustomer } from '#src/domain/session/cart-owner';
import { anOrder } from '#test/builders/an-order';

describe('Whose cart it is (spec §4 Cart merge on sign-in)', () => {
  it.each([
    ['has no owner', undefined, false],
    ['is their own', 'customer-1', false],
    ['is another customer’s', 'customer-2', true],
  ])('a cart that %s', (_whose, userId, expected) => {
    const order = anOrder(userId === undefined ? {} : { userId });
    expect(isOfAnotherCustomer(order, { id: 'customer-1' })).toBe(expected);
  });
});
