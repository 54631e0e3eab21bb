import { describe, expect, it } from 'vitest';
import { isTooLittleForCard } from '#src/domain/checkout/checkout-conditions';
import { cents } from '#src/domain/money/money';
import { anOrder } from '#test/builders/an-order';

describe('The minimum charge of a card (spec §3 Order, §7 PUT prepare)', () => {
  it.each([
    [0, false],
    [1, true],
    [49, true],
    [50, false],
  ])('%i cents are too little: %s', (amountDue, isTooLittle) => {
    expect(isTooLittleForCard(anOrder({ amountDue: cents(amountDue) }))).toBe(isTooLittle);
  });
});
