import { describe, expect, it } from 'vitest';
import { hasCode, isShown } from '#src/domain/site/announcement';
import { aLine } from '#test/builders/a-line';
import { aShipment } from '#test/builders/a-shipment';
import { anAdjustment } from '#test/builders/an-adjustment';
import { anOrder } from '#test/builders/an-order';

const text = 'New here? Take $10 off.';

describe('Visitors who see an announcement (spec §2 Page shell)', () => {
  it.each([
    ['somebody new', undefined, '/', true],
    ['who dismissed it', text, '/', false],
    ['who dismissed another one', 'Orange wine is here.', '/shop/', true],
    ['somebody with a cart', undefined, '/cart/', true],
    ['who checks out', undefined, '/checkout/', false],
    ['who just ordered', undefined, '/order/confirmation/R1/2', false],
  ])('%s', (_who, dismissed, pathname, shown) => {
    expect(isShown({ text }, { dismissed, pathname })).toBe(shown);
  });
});

describe('Visitors with a code (spec §4 Promo codes)', () => {
  const adjustments = [anAdjustment({ promotionCode: 'welcome10' })];

  it.each([
    ['nobody without a cart', undefined, [], false],
    ['nobody with an empty one', anOrder({ lineItems: [] }), [], false],
    ['who has it on the order', anOrder({ adjustments }), [], true],
    ['who has it on a line', anOrder({ lineItems: [aLine({ adjustments })] }), [], true],
    ['who has it on a shipment', anOrder({ shipments: [aShipment({ adjustments })] }), [], true],
    ['for whom it waits', undefined, [{ code: 'welcome10' }], true],
    ['not who has another one', anOrder(), [{ code: 'ten' }], false],
  ])('%s', (_who, order, pending, has) => {
    expect(hasCode(' WELCOME10', order, pending)).toBe(has);
  });

  it('counts also a code that does not count now', () => {
    const order = anOrder({ adjustments: [anAdjustment({ promotionCode: 'welcome10', eligible: false })] });
    expect(hasCode('WELCOME10', order, [])).toBe(true);
  });
});
