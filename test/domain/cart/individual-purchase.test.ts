import { describe, expect, it } from 'vitest';
import type { LineItem } from '#src/domain/cart/line-item';
import { canBeBought } from '#src/domain/cart/order';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';

const can = aLine();
const sleeve = aLine({
  id: 'line-2',
  sku: 'SLEEVE-1',
  variant: { name: 'Cooling Sleeve', noIndividualPurchase: true },
});
const goesAlong = aLine({
  id: 'line-3',
  sku: 'TAG-1',
  variant: { name: 'Gift Tag', noIndividualPurchase: true },
});

describe('Individual purchase (spec §5 a variant with the noIndividualPurchase flag cannot be bought alone)', () => {
  it.each<[string, readonly LineItem[], boolean]>([
    ['a can', [can], true],
    ['a sleeve', [sleeve], false],
    ['many sleeves', [{ ...sleeve, quantity: 24 }], false],
    ['two things that only go along', [sleeve, goesAlong], false],
    ['a can with a sleeve', [can, sleeve], true],
    ['a sleeve with a can', [sleeve, can], true],
    ['nothing', [], false],
  ])('%s: %j', (_what, lineItems, expected) => {
    expect(canBeBought(anOrder({ lineItems }))).toBe(expected);
  });
});
