import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { campaignPhase, nextPhaseAt } from '#src/domain/campaign/campaign';
import { residence } from '#src/domain/campaign/giveaway-entry';

const starts = Date.UTC(2027, 3, 12, 4);
const ends = Date.UTC(2027, 4, 10, 4);

describe('The time of a campaign (spec §2 Campaign pages)', () => {
  it('begins with its first moment and is over with its last', () => {
    const at = (now: number) => campaignPhase({ starts, ends }, now);
    expect([at(starts - 1), at(starts), at(ends - 1), at(ends)]).toEqual(['coming', 'running', 'running', 'over']);
  });

  it('may have no beginning and no end', () => {
    expect(campaignPhase({}, 0)).toBe('running');
    expect(campaignPhase({ ends }, 0)).toBe('running');
    expect(campaignPhase({ starts }, ends)).toBe('running');
  });

  it('is over once and for all, whatever its moments are', () => {
    const moment = fc.option(fc.integer({ min: 0, max: 1000 }), { nil: undefined });
    fc.assert(
      fc.property(moment, moment, fc.nat(1000), fc.nat(1000), (from, to, now, later) => {
        const period = { ...(from !== undefined && { starts: from }), ...(to !== undefined && { ends: to }) };
        const order = ['coming', 'running', 'over'];
        const phases = [now, now + later].map((time) => order.indexOf(campaignPhase(period, time)));
        expect(phases[0]).toBeLessThanOrEqual(phases[1]!);
      }),
    );
  });

  it('says when it changes next, so that an open page can follow', () => {
    const at = (now: number) => nextPhaseAt({ starts, ends }, now);
    expect([at(starts - 1), at(starts), at(ends - 1), at(ends)]).toEqual([starts, ends, ends, undefined]);
    expect(nextPhaseAt({}, 0)).toBeUndefined();
  });
});

describe('Participants of a giveaway (spec §2 sweepstakes terms)', () => {
  const regions = [
    { name: 'California', abbr: 'CA', shippable: true },
    { name: 'Utah', abbr: 'UT', shippable: false },
  ];

  it('is said state by state: a state that wine is not sent to may still be open', () => {
    const may = (state: string, excludedStates: readonly string[]) => residence(state, { excludedStates }, regions);
    expect([may('CA', ['UT']), may('UT', ['UT']), may('UT', []), may('utah', ['UT'])]).toEqual([
      'eligible',
      'excluded',
      'eligible',
      'excluded',
    ]);
  });

  it.each(['', 'PR', 'ON', '__proto__'])('come from everywhere but "%s"', (state) => {
    expect(residence(state, { excludedStates: [] }, regions)).toBe('elsewhere');
  });
});
