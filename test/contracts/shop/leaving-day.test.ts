import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalWindow } from '#src/domain/geography/delivery-estimate';
import { utcOffsetsOf } from '#src/infrastructure/contentful/time-zone';
import { leavingDay } from '../../../engines/vendure/src/plugin/orders/leaving-day';

const [begins, ends] = [Date.parse('2026-06-01'), Date.parse('2027-12-31')];
const holidays = ['2026-11-26', '2026-12-25', '2027-01-01'];

/** The day on which shoppers are told that it leaves: a parcel that needs no days arrives on it. */
function toldToShoppers(timeZone: string, cutOffHour: number, shippingWeekdays: readonly number[], now: number) {
  const method = { method: 'Standard', days: { least: 0, most: 0 }, byState: {} };
  const utcOffsets = utcOffsetsOf(timeZone, begins);
  const estimates = { utcOffsets, cutOffHour, shippingWeekdays, holidays, methods: [method] };
  return arrivalWindow(estimates, { method: 'Standard', state: 'CA', now })?.first;
}

describe('The day on which a parcel leaves (spec §9 Shipping)', () => {
  it('is the same for the packer as for the shopper', () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    const zone = fc.constantFrom('America/Los_Angeles', 'America/New_York', 'America/Phoenix');
    fc.assert(
      fc.property(
        zone,
        fc.integer({ min: 0, max: 24 }),
        weekdays,
        fc.integer({ min: begins, max: ends }),
        (...given) => {
          const [timeZone, cutOffHour, shippingWeekdays, now] = given;
          const day = leavingDay({ timeZone, cutOffHour, shippingWeekdays, holidays }, new Date(now));
          expect(day).toBe(toldToShoppers(...given));
        },
      ),
    );
  });

  it('is none when parcels leave on no day of the week', () => {
    const never = { timeZone: 'America/Los_Angeles', cutOffHour: 12, shippingWeekdays: [], holidays };
    expect(leavingDay(never, new Date(begins))).toBeUndefined();
  });
});
