import { describe, expect, it } from 'vitest';
import { canTakeCodes, codeSituation } from '#src/domain/promo-code/code-situation';
import { aLine } from '#test/builders/a-line';
import { aShipment } from '#test/builders/a-shipment';
import { anAdjustment } from '#test/builders/an-adjustment';
import { anOrder } from '#test/builders/an-order';

const two = anOrder({ lineItems: [aLine({ id: 'line-1', quantity: 2 }), aLine({ id: 'line-2', sku: 'RED-1' })] });
const mark = (order: typeof two) => codeSituation(order).mark;

describe('The situation of a code (spec §4 Promo codes)', () => {
  it('is the same whatever the order of lines, the codes on the cart, or its state', () => {
    expect(mark({ ...two, lineItems: [...two.lineItems].reverse() })).toBe(mark(two));
    expect(mark({ ...two, adjustments: [anAdjustment()], state: 'address' })).toBe(mark(two));
  });

  it.each([
    ['a quantity', { lineItems: [aLine({ id: 'line-1', quantity: 3 }), aLine({ id: 'line-2', sku: 'RED-1' })] }],
    ['a line less', { lineItems: [aLine({ id: 'line-1', quantity: 2 })] }],
    ['a shipment', { shipments: [aShipment()] }],
    ['a customer', { userId: 'customer-7' }],
    ['an e-mail address', { email: 'ada@example.com' }],
    ['another cart', { number: 'R2' }],
  ])('is another one by %s', (_by, change) => {
    expect(mark({ ...two, ...change })).not.toBe(mark(two));
  });

  it('is short, and shows nothing of the shopper', () => {
    expect(mark({ ...two, email: 'ada@example.com' })).toMatch(/^[0-9a-z]{1,7}$/);
  });
});

describe('A cart that can take codes (decisions: codes wait until lines exist)', () => {
  const paymentPage = { sessionId: 'cs_1', url: 'http://pay.test/cs_1' };

  it.each([
    ['with lines', two, true],
    ['at delivery', { ...two, furthestStep: 'delivery' as const }, true],
    ['without lines', anOrder({ lineItems: [] }), false],
    ['while it is paid', { ...two, furthestStep: 'payment' as const, paymentPage }, false],
    ['after a payment that was left for the shop', { ...two, furthestStep: 'address' as const, paymentPage }, true],
    ['that is complete', { ...two, isComplete: true }, false],
  ])('%s: %s', (_what, order, expected) => {
    expect(canTakeCodes(order)).toBe(expected);
  });
});
