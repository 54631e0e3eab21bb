import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cansIn, cansMissing, clubTypes, joinSteps, parseJoinStep, reachableStep, suitsClubType, type JoinChoice } from '../../../src/domain/club/club-join';

const choice = (overrides: Partial<JoinChoice> = {}): JoinChoice => ({
  size: 12, type: 'all', selection: new Map([['A', 8], ['B', 4]]), interval: { length: 1, unit: 'month' }, ...overrides,
});
const { type: _, ...withoutType } = choice();

describe('Steps of joining the club (spec §2 Club join)', () => {
  it('are four, in this order', () => {
    expect(joinSteps).toEqual(['type', 'default', 'customize', 'review']);
  });

  it.each([['review', 'review'], ['default', 'default'], ['', 'type'], [null, 'type'], [undefined, 'type'], ['Review', 'type'], ['payment', 'type']])('are read from %s as %s', (text, step) => {
    expect(parseJoinStep(text)).toBe(step);
  });

  it.each(joinSteps)('lead to %s once the delivery is full', (step) => {
    expect(reachableStep(step, choice())).toBe(step);
  });

  it.each(joinSteps)('begin with the type: %s cannot be had without', (step) => {
    expect(reachableStep(step, withoutType)).toBe('type');
  });

  it.each([11, 13, 0])('do not lead to a review of %i cans', (cans) => {
    const partial = choice({ selection: new Map([['A', cans]]) });
    expect(reachableStep('review', partial)).toBe('customize');
    expect(reachableStep('customize', partial)).toBe('customize');
    expect(reachableStep('default', partial)).toBe('default');
  });

  it('show nothing that cannot be reached, and are stable', () => {
    const anyChoice = fc.record({
      size: fc.constantFrom<12 | 24>(12, 24),
      type: fc.option(fc.constantFrom(...clubTypes), { nil: undefined }),
      selection: fc.uniqueArray(fc.tuple(fc.constantFrom('A', 'B', 'C', 'D'), fc.integer({ min: 1, max: 12 })), { selector: ([sku]) => sku }).map((cans) => new Map(cans)),
    });
    fc.assert(
      fc.property(fc.constantFrom(...joinSteps), anyChoice, (wanted, { type, ...rest }) => {
        const joining: JoinChoice = { ...rest, interval: { length: 1, unit: 'month' }, ...(type && { type }) };
        const step = reachableStep(wanted, joining);
        expect(reachableStep(step, joining)).toBe(step);
        expect(joinSteps.indexOf(step)).toBeLessThanOrEqual(joinSteps.indexOf(wanted));
        if (step === 'review') expect(cansIn(joining.selection)).toBe(joining.size);
      }),
    );
  });
});

describe('Cans of a club delivery (spec §9 Club sizes)', () => {
  it.each([[[], 12], [[['A', 5]], 7], [[['A', 5], ['B', 7]], 0], [[['A', 13]], -1]] as const)('%j leave %i to choose', (cans, missing) => {
    expect(cansMissing({ size: 12, selection: new Map(cans) })).toBe(missing);
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
