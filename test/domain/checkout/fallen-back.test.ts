import { expect, it } from 'vitest';
import { hasFallenBack } from '#src/domain/checkout/checkout-conditions';
import { anAddress } from '#test/builders/an-address';
import { anOrder } from '#test/builders/an-order';

const email = 'ada@example.com';
const shipAddress = anAddress();

it.each([
  ['its address is known', anOrder({ state: 'address', email, shipAddress }), true],
  ['it needs none', anOrder({ state: 'address', email, checkoutSteps: ['contact', 'payment'] }), true],
  ['no address is known', anOrder({ state: 'address', email }), false],
  ['nobody has said who buys', anOrder({ state: 'address', shipAddress }), false],
  ['it is further', anOrder({ state: 'delivery', email, shipAddress }), false],
] as const)('An order has fallen back to its address step when %s: %#', (_, order, expected) => {
  expect(hasFallenBack(order), 'spec §4 Checkout update states').toBe(expected);
});
