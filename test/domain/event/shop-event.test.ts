import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOf, upcomingEvents } from '#src/domain/event/shop-event';

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

  it('leave out what begins this very moment', () => {
    expect(upcomingEvents([{ slug: 'now', startsAt: 5 }], 5)).toEqual([]);
  });

  it('end after their minutes', () => {
    expect(endOf({ startsAt: 1000, minutes: 60 })).toBe(3_601_000);
  });
});
