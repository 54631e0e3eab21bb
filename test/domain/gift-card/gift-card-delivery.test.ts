import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryDays, deliveryOn } from '#src/domain/gift-card/gift-card-delivery';
import { dayOf } from '#src/domain/interval/calendar-day';

const now = Date.UTC(2026, 10, 20, 15);

describe('When a gift card is sent (spec §3 giftCardDetails)', () => {
  it('lets choose from today until a year from now', () => {
    expect(deliveryDays(now)).toEqual({ first: '2026-11-20', last: '2027-11-20' });
  });

  it('lets choose a last day only whose morning is within the year', () => {
    expect(deliveryDays(Date.UTC(2026, 10, 20, 13))).toEqual({ first: '2026-11-20', last: '2027-11-19' });
  });

  it('still takes the day that is over in Greenwich and not yet in Honolulu', () => {
    const evening = Date.UTC(2026, 10, 21, 4);
    expect(deliveryOn('2026-11-20', evening)).toEqual({ kind: 'at-once' });
    expect(deliveryOn('2026-11-19', evening)).toEqual({ kind: 'over' });
  });

  it.each(['', '  ', '2026-11-20'])('sends at once for "%s"', (day) => {
    expect(deliveryOn(day, now)).toEqual({ kind: 'at-once' });
  });

  it('sends today when the morning is yet to come', () => {
    expect(deliveryOn('2026-11-20', Date.UTC(2026, 10, 20, 13, 59))).toEqual({
      kind: 'later',
      sendAt: Date.UTC(2026, 10, 20, 14),
    });
  });

  it('sends in the morning of the day, over the end of a month and of a year', () => {
    expect(deliveryOn('2027-02-28', now)).toEqual({ kind: 'later', sendAt: Date.UTC(2027, 1, 28, 14) });
    expect(deliveryOn('2027-01-01', now)).toEqual({ kind: 'later', sendAt: Date.UTC(2027, 0, 1, 14) });
  });

  it.each([
    ['2026-11-19', 'over'],
    ['1970-01-01', 'over'],
    ['2027-11-21', 'too-far'],
    ['2028-11-20', 'too-far'],
    ['9999-12-31', 'too-far'],
    ['2027-02-29', 'not-a-day'],
    ['2027-13-01', 'not-a-day'],
    ['11/27/2026', 'not-a-day'],
    ['tomorrow', 'not-a-day'],
    ['2026-11-27T10:00', 'not-a-day'],
  ])('refuses %s: %s', (day, kind) => {
    expect(deliveryOn(day, now)).toEqual({ kind });
  });

  it('never sends in the past, and never later than a year from now', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        fc.integer({ min: -800, max: 800 }),
        (date, days) => {
          const moment = date.getTime();
          const delivery = deliveryOn(dayOf(moment + days * 86_400_000), moment);
          if (delivery.kind !== 'later') return;
          expect(delivery.sendAt).toBeGreaterThan(moment);
          expect(delivery.sendAt).toBeLessThanOrEqual(moment + 366 * 86_400_000);
        },
      ),
    );
  });
});
