import fc from 'fast-check';
import type { Adjustment } from '#src/domain/cart/adjustment';
import { cents } from '#src/domain/money/money';
import { aLine } from './a-line';
import { aShipment } from './a-shipment';
import { anAdjustment } from './an-adjustment';
import { anOrder } from './an-order';

const { promotionCode: _code, promotionCodeId: _id, ...uncoded } = anAdjustment();

/** By a code, by an automatic promotion, by a tax rate or by hand; counting or not. */
function someAdjustments() {
  const source = fc.constantFrom('promotion' as const, 'tax' as const, 'other' as const);
  const code = fc.constantFrom('ten', 'pct10', undefined);
  const amount = fc.integer({ min: -5000, max: 5000 }).map(cents);
  return fc.array(
    fc.record({ source, eligible: fc.boolean(), code, amount }).map(({ code: promotionCode, ...rest }): Adjustment => ({
      ...uncoded,
      ...rest,
      ...(promotionCode !== undefined && { promotionCode }),
    })),
    { maxLength: 4 },
  );
}

const anyLines = fc
  .array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 240 }),
      price: fc.integer({ min: 0, max: 20_000 }).map(cents),
      adjustments: someAdjustments(),
    }),
    { maxLength: 5 },
  )
  .map((lines) => lines.map((line, index) => aLine({ id: `line-${index + 1}`, sku: `CAN-${index + 1}`, ...line })));

const anyShipments = fc
  .option(fc.record({ cost: fc.integer({ min: 0, max: 5000 }).map(cents), adjustments: someAdjustments() }), {
    nil: undefined,
  })
  .map((shipment) =>
    shipment
      ? [
          aShipment({
            rates: [{ id: 'rate-1', name: 'Standard', cost: shipment.cost, selected: true }],
            adjustments: shipment.adjustments,
          }),
        ]
      : [],
  );

/** An order of a few lines with anything that a server may attach to it; its totals follow from them. */
export const anyOrder = fc
  .record({ lineItems: anyLines, shipments: anyShipments, adjustments: someAdjustments() })
  .map((parts) => anOrder(parts));
