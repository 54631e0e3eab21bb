import type { Shipment } from '#src/domain/cart/shipment';
import { cents } from '#src/domain/money/money';

/** A shipment for which Standard is selected and Express can be had. */
export function aShipment(overrides: Partial<Shipment> = {}): Shipment {
  return {
    id: 'shipment-1',
    number: 'H00000000001',
    rates: [
      { id: 'rate-1', name: 'Standard', cost: cents(1000), selected: true },
      { id: 'rate-2', name: 'Express', cost: cents(2500), selected: false },
    ],
    adjustments: [],
    ...overrides,
  };
}
