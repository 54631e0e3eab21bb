import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparedFromText,
  comparedToText,
  maximumCompared,
  replaceCompared,
  toggleCompared,
} from '#src/domain/comparison/comparison';

const sku = fc.stringMatching(/^[A-Z0-9|-]{1,8}$/);
const compared = fc.uniqueArray(sku, { maxLength: maximumCompared });

describe('Comparing cans (spec §2 Screens and routes, §3 catalog)', () => {
  it('takes three cans, and no fourth', () => {
    expect(toggleCompared(['A', 'B'], 'C')).toEqual({ kind: 'added', skus: ['A', 'B', 'C'] });
    expect(toggleCompared(['A', 'B', 'C'], 'D')).toEqual({ kind: 'full' });
    expect(toggleCompared(['A', 'B', 'C'], 'B')).toEqual({ kind: 'removed', skus: ['A', 'C'] });
  });

  it('puts a can into a place, adds one in the next, and leaves a place out', () => {
    expect(replaceCompared(['A', 'B'], 0, 'C')).toEqual(['C', 'B']);
    expect(replaceCompared(['A', 'B'], 2, 'C')).toEqual(['A', 'B', 'C']);
    expect(replaceCompared(['A', 'B'], 0, undefined)).toEqual(['B']);
    expect(replaceCompared(['A', 'B', 'C'], 0, 'C')).toEqual(['C', 'B']);
    expect(replaceCompared(['A', 'B', 'C'], 3, 'D')).toEqual(['A', 'B', 'C']);
  });

  it('is undone by the same wish', () => {
    fc.assert(
      fc.property(compared, sku, (skus, one) => {
        fc.pre(!skus.includes(one) && skus.length < maximumCompared);
        const added = toggleCompared(skus, one);
        expect(added.kind === 'added' && toggleCompared(added.skus, one)).toEqual({ kind: 'removed', skus });
      }),
    );
  });

  it('never holds a can twice or more than three, whatever is replaced', () => {
    const place = fc.integer({ min: 0, max: maximumCompared - 1 });
    fc.assert(
      fc.property(compared, place, fc.option(sku, { nil: undefined }), (skus, at, one) => {
        const next = replaceCompared(skus, Math.min(at, skus.length), one);
        expect(new Set(next).size).toBe(next.length);
        expect(next.length).toBeLessThanOrEqual(maximumCompared);
        if (one !== undefined) expect(next).toContain(one);
      }),
    );
  });

  it('is written into an address and read from it', () => {
    fc.assert(
      fc.property(compared, (skus) => {
        expect(comparedFromText(comparedToText(skus))).toEqual(skus);
      }),
    );
  });

  it.each([
    ['', []],
    [' , ,', []],
    ['A,A,B', ['A', 'B']],
    ['A,B,C,D', ['A', 'B', 'C']],
  ])('reads "%s" as %j', (text, skus) => {
    expect(comparedFromText(text)).toEqual(skus);
  });
});
