import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenCans, emptyChoice, type PackChoice, setCans } from '#src/domain/catalogue/pack-choice';
import {
  clubIntervals,
  clubTypes,
  type JoinChoice,
  joinSteps,
  nextLongerInterval,
  offeredIntervals,
  parseJoinStep,
  reachableStep,
  suitsClubType,
} from '#src/domain/club/club-join';
import type { Interval } from '#src/domain/interval/interval';

const box = (cans: Readonly<Record<string, number>>, size = 12): PackChoice => ({
  size,
  cans: Object.entries(cans).map(([sku, quantity]) => ({ sku, quantity })),
});
const choice = (overrides: Partial<JoinChoice> = {}): JoinChoice => ({
  type: 'all',
  box: box({ A: 8, B: 4 }),
  interval: { length: 1, unit: 'month' },
  ...overrides,
});
const { type: _, ...withoutType } = choice();

describe('Steps of joining the club (spec §2, §4 Club join)', () => {
  it('are four, in this order', () => {
    expect(joinSteps).toEqual(['type', 'default', 'customize', 'review']);
  });

  it.each([
    ['review', 'review'],
    ['default', 'default'],
    ['', 'type'],
    [null, 'type'],
    [undefined, 'type'],
    ['Review', 'type'],
    ['payment', 'type'],
  ])('are read from %s as %s', (text, step) => {
    expect(parseJoinStep(text)).toBe(step);
  });

  it.each(joinSteps)('lead to %s once the delivery is full', (step) => {
    expect(reachableStep(step, choice())).toBe(step);
  });

  it.each(joinSteps)('begin with the type: %s cannot be had without', (step) => {
    expect(reachableStep(step, withoutType)).toBe('type');
  });

  it.each([11, 13, 1])('do not lead to a review of %i cans', (cans) => {
    const partial = choice({ box: box({ A: cans }) });
    expect(reachableStep('review', partial)).toBe('customize');
    expect(reachableStep('customize', partial)).toBe('customize');
    expect(reachableStep('default', partial)).toBe('default');
  });

  it('show nothing that cannot be reached, and are stable', () => {
    const anyBox = fc
      .tuple(
        fc.constantFrom(12, 24),
        fc.array(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 12 }))),
      )
      .map(([size, cans]) =>
        cans.reduce((choosing, [sku, quantity]) => setCans(choosing, sku, quantity), emptyChoice(size)),
      );
    fc.assert(
      fc.property(
        fc.constantFrom(...joinSteps),
        fc.option(fc.constantFrom(...clubTypes), { nil: undefined }),
        anyBox,
        (wanted, type, chosen) => {
          const joining: JoinChoice = { box: chosen, interval: { length: 1, unit: 'month' }, ...(type && { type }) };
          const step = reachableStep(wanted, joining);
          expect(reachableStep(step, joining)).toBe(step);
          expect(joinSteps.indexOf(step)).toBeLessThanOrEqual(joinSteps.indexOf(wanted));
          if (step === 'review') expect(chosenCans(chosen)).toBe(chosen.size);
        },
      ),
    );
  });
});

describe('Default types of the club (spec §9: all varietals, red only, white and rosé only)', () => {
  it.each([
    ['all', ['red', 'white', 'rosé', 'orange', 'sparkling', 'piquette']],
    ['red', ['red']],
    ['white-and-rosé', ['white', 'rosé']],
  ] as const)('%s', (type, wines) => {
    const every = ['red', 'white', 'rosé', 'orange', 'sparkling', 'piquette'] as const;
    expect(every.filter((wineType) => suitsClubType(type, { wineType }))).toEqual(wines);
  });

  it('take nothing that is no wine into red or white and rosé', () => {
    expect(clubTypes.filter((type) => suitsClubType(type, {}))).toEqual(['all']);
  });
});

describe('Paces to choose from (spec §4 Subscription actions, update; §9 Club sizes)', () => {
  it("are the club's", () => {
    expect(offeredIntervals({ length: 2, unit: 'month' })).toEqual(clubIntervals);
  });

  it('have the present one first, if it is another', () => {
    const sixWeeks = { length: 6, unit: 'week' } as const;
    expect(offeredIntervals(sixWeeks)).toEqual([sixWeeks, ...clubIntervals]);
  });
});

describe('Less wine without leaving (spec §4 Subscription actions, update)', () => {
  it.each<[Interval, Interval | undefined]>([
    [
      { length: 1, unit: 'month' },
      { length: 2, unit: 'month' },
    ],
    [
      { length: 2, unit: 'month' },
      { length: 3, unit: 'month' },
    ],
    [
      { length: 2, unit: 'week' },
      { length: 1, unit: 'month' },
    ],
    [{ length: 3, unit: 'month' }, undefined],
    [{ length: 1, unit: 'year' }, undefined],
  ])('offers after %o the next longer interval %o', (current, longer) => {
    expect(nextLongerInterval(current)).toEqual(longer);
  });
});
