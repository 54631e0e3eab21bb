import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalWindow, type DeliveryEstimates } from '#src/domain/geography/delivery-estimate';
import type { Day } from '#src/domain/interval/calendar-day';
import { utcOffsetsOf } from '#src/infrastructure/contentful/time-zone';
import { leavingDay } from '../../../engines/vendure/src/plugins/core/orders/leaving-day';

const [begins, ends] = [Date.parse('2026-06-01'), Date.parse('2027-12-31')];
const holidays: readonly Day[] = ['2026-11-26', '2026-12-25', '2027-01-01'];
const zones = ['America/Los_Angeles', 'America/New_York', 'America/Phoenix'];
const offsets = new Map(zones.map((zone) => [zone, utcOffsetsOf(zone, begins)]));

/** The day on which shoppers are told that it leaves: a parcel that needs no days arrives on it. */
function toldToShoppers(timeZone: string, cutOffHour: number, shippingWeekdays: readonly number[], now: number) {
  const estimates: DeliveryEstimates = {
    ...{ cutOffHour, shippingWeekdays, holidays },
    utcOffsets: offsets.get(timeZone) ?? [],
    methods: [{ method: 'Standard', days: { least: 0, most: 0 }, byState: {} }],
  };
  return arrivalWindow(estimates, { method: 'Standard', state: 'CA', now })?.first;
}

describe('The day on which a parcel leaves (spec §9 Shipping)', () => {
  it('is the same for the packer as for the shopper', () => {
    const weekdays = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 });
    const zone = fc.constantFrom(...zones);
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
