import { describe, expect, it } from 'vitest';
import { canBeSent, selectedRate } from '#src/domain/cart/shipment';
import { aShipment } from '#test/builders/a-shipment';

describe('An order that can be sent (spec §4 Checkout update states)', () => {
  const parcel = aShipment();
  const unreachable = aShipment({ rates: [] });

  it.each([
    ['no parcel', [], false],
    ['a parcel with a method', [parcel], true],
    ['two of them', [parcel, parcel], true],
    ['a parcel without any method', [unreachable], false],
    ['one with and one without', [parcel, unreachable], false],
  ] as const)('%s', (_what, shipments, expected) => {
    expect(canBeSent(shipments)).toBe(expected);
  });
});

it('has the selected rate, once there is one (spec §4 Checkout update states)', () => {
  const [rate] = aShipment().rates;
  if (!rate) throw new Error('A parcel of tests has a rate');
  const [slow, fast] = [
    { ...rate, id: 'slow', selected: false },
    { ...rate, id: 'fast', selected: true },
  ];
  expect(selectedRate({ rates: [slow, fast] })).toEqual(fast);
  expect(selectedRate({ rates: [slow] })).toBeUndefined();
});
