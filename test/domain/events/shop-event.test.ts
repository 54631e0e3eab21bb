import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookingOpens, endOf, upcomingEvents } from '#src/domain/events/shop-event';

describe('Upcoming events (spec §2 upcoming-events)', () => {
  const anyEvents = fc.uniqueArray(fc.record({ slug: fc.string(), startsAt: fc.nat() }), {
    selector: ({ slug }) => slug,
  });

  it('are all that have not begun, soonest first, whatever their order was', () => {
    fc.assert(
      fc.property(anyEvents, fc.nat(), (events, now) => {
        const upcoming = upcomingEvents(events, now);
        expect(upcoming).toHaveLength(events.filter(({ startsAt }) => startsAt > now).length);
        expect(upcoming.every(({ startsAt }, index) => startsAt >= (upcoming[index - 1]?.startsAt ?? now))).toBe(true);
        expect(upcomingEvents(events.toReversed(), now)).toEqual(upcoming);
      }),
    );
  });

  it('leave out events that begin this very moment', () => {
    expect(upcomingEvents([{ slug: 'now', startsAt: 5 }], 5)).toEqual([]);
  });

  it('end after their minutes', () => {
    expect(endOf({ startsAt: 1000, minutes: 60 })).toBe(3_601_000);
  });
});

describe('Seats of a series (spec §2 upcoming-events)', () => {
  const on = (startsAt: number, sku = 'A') => ({ slug: String(startsAt), startsAt, minutes: 1, seat: { sku } });

  it('are for its next date; a later one opens when that is over', () => {
    const events = [on(10), on(20), on(30), on(15, 'B')];
    expect(events.map((event) => bookingOpens(event, events))).toEqual([undefined, 60_010, 60_020, undefined]);
  });
});
