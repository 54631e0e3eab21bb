import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalWindow, type DeliveryEstimates } from '#src/domain/geography/delivery-estimate';
import { addDays } from '#src/domain/interval/add-interval';

const estimates: DeliveryEstimates = {
  utcOffsets: [{ from: 0, minutes: -480 }],
  cutOffHour: 12,
  shippingWeekdays: [1, 2, 3, 4, 5],
  holidays: ['2026-11-26', '2026-12-25'],
  methods: [
    { method: 'Standard', days: { least: 4, most: 6 }, byState: { CA: { least: 3, most: 4 } } },
    { method: 'Express', days: { least: 2, most: 2 }, byState: {} },
  ],
};

/** A moment by the clock of the warehouse, which is eight hours behind UTC in winter. */
const at = (day: string, time: string) => Date.parse(`${day}T${time}:00-08:00`);
const to = (state: string, now: number, method = 'Standard', of = estimates) =>
  arrivalWindow(of, { method, state, now });

describe('When a parcel arrives (spec §2 shipping-and-returns-policy, docs/adr/0020)', () => {
  it.each([
    // A Monday.
    ['before the cut-off', '2026-11-16', '11:59', 'CA', '2026-11-19', '2026-11-20'],
    ['at the cut-off, a day later', '2026-11-16', '12:00', 'CA', '2026-11-20', '2026-11-23'],
    ['to a state without a time of its own', '2026-11-16', '09:00', 'NY', '2026-11-20', '2026-11-24'],
    ['on a Friday afternoon, which leaves on Monday', '2026-11-20', '13:00', 'CA', '2026-11-27', '2026-11-30'],
    ['on a Sunday', '2026-11-22', '09:00', 'CA', '2026-11-27', '2026-11-30'],
    ['on a holiday', '2026-12-25', '09:00', 'CA', '2026-12-31', '2027-01-01'],
  ])('%s', (_when, day, time, state, first, last) => {
    expect(to(state, at(day, time))).toEqual({ first, last });
  });

  it('is counted by the warehouse’s calendar, not by UTC', () => {
    // Monday, 23:30 in California is Tuesday in UTC.
    expect(to('CA', Date.parse('2026-11-17T07:30:00Z'))).toEqual({ first: '2026-11-20', last: '2026-11-23' });
  });

  it('is counted by a clock that changes with the season', () => {
    const utcOffsets = [
      { from: Date.parse('2027-03-14T10:00:00Z'), minutes: -420 },
      { from: Date.parse('2027-11-07T09:00:00Z'), minutes: -480 },
    ];
    const window = (now: string) => to('CA', Date.parse(now), 'Standard', { ...estimates, utcOffsets });
    // Wednesdays at the cut-off: noon is 19:00 in UTC in summer, and 20:00 in winter.
    expect(window('2027-07-07T18:59:00Z')?.first).toBe('2027-07-12');
    expect(window('2027-07-07T19:00:00Z')?.first).toBe('2027-07-13');
    expect(window('2027-12-01T19:59:00Z')?.first).toBe('2027-12-06');
    expect(window('2027-12-01T20:00:00Z')?.first).toBe('2027-12-07');
    // Before the first moment that is known.
    expect(window('2027-02-03T18:59:00Z')?.first).toBe('2027-02-08');
  });

  it('follows the method, however it is written', () => {
    expect(to('CA', at('2026-11-16', '09:00'), ' express ')).toEqual({ first: '2026-11-18', last: '2026-11-18' });
  });

  it('is not known of a method that content does not name', () => {
    expect(to('CA', at('2026-11-16', '09:00'), 'Pigeon')).toBeUndefined();
  });

  it.each(['__proto__', 'constructor', 'toString', ''])('asks no inherited name for a state: "%s"', (state) => {
    expect(to(state, at('2026-11-16', '09:00'))).toEqual({ first: '2026-11-20', last: '2026-11-24' });
  });

  it('is never in the past nor today, never on a weekend or a holiday, and never ends before it begins', () => {
    const days = fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 10 }));
    const anyEstimates = fc.record({
      utcOffsets: fc.constantFrom(-480, -300, 840, 330, 0).map((minutes) => [{ from: 0, minutes }]),
      cutOffHour: fc.integer({ min: 0, max: 24 }),
      shippingWeekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1 }),
      holidays: fc.uniqueArray(
        fc.integer({ min: 0, max: 40 }).map((day) => addDays('2026-11-01', day)),
        { maxLength: 8 },
      ),
      range: days,
    });
    const anyMoment = fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2026, 11, 15) });
    fc.assert(
      fc.property(anyEstimates, anyMoment, ({ range: [least, more], ...rest }, now) => {
        const known = { ...rest, methods: [{ method: 'Standard', days: { least, most: least + more }, byState: {} }] };
        const window = to('CA', now, 'Standard', known);
        const ahead = (rest.utcOffsets[0]?.minutes ?? 0) * 60_000;
        const today = new Date(now + ahead).toISOString().slice(0, 10);
        for (const day of [window?.first ?? '', window?.last ?? '']) {
          expect(day > today).toBe(true);
          expect([0, 6]).not.toContain(new Date(`${day}T00:00:00Z`).getUTCDay());
          expect(rest.holidays).not.toContain(day);
        }
        expect((window?.last ?? '') >= (window?.first ?? '')).toBe(true);
      }),
    );
  });

  it('never comes earlier for a later order', () => {
    const moment = fc.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 0, 15) });
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 864_000_000 }), (now, later) => {
        expect((to('NY', now + later)?.first ?? '') >= (to('NY', now)?.first ?? '')).toBe(true);
      }),
    );
  });
});
