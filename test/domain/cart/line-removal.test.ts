import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linesToRemove, type SoldToday } from '../../../src/domain/cart/line-removal';
import type { Part } from '../../../src/domain/catalogue/product';
import { cents } from '../../../src/domain/money/money';
import { aLine } from '../../builders/a-line';

const parts: readonly Part[] = [{ sku: 'WHITE-1', quantity: 3 }, { sku: 'RED-1', quantity: 3 }];
const sold: SoldToday = { kits: [{ sku: 'MIXED-6', price: cents(4200), parts }], skus: new Set(['WHITE-1', 'RED-1', 'MIXED-6']) };

const isRemoved = (line: Parameters<typeof aLine>[0], today = sold) => linesToRemove([aLine(line)], today).length === 1;
const kitLine = (changed: readonly Part[]) => ({ sku: 'MIXED-6', parts: changed });

describe('Lines that are removed automatically (spec §5)', () => {
  it('keeps a single sku of a catalogue product, and removes one that is in none', () => {
    expect(isRemoved({ sku: 'WHITE-1' })).toBe(false);
    expect(isRemoved({ sku: 'GONE-1' })).toBe(true);
    expect(isRemoved({ sku: 'white-1' })).toBe(true);
  });

  it('keeps a kit whose parts are those of its catalogue kit, in whatever order', () => {
    expect(isRemoved(kitLine(parts))).toBe(false);
    expect(isRemoved(kitLine([...parts].reverse()))).toBe(false);
  });

  it.each<[string, readonly Part[]]>([
    ['a part less', [{ sku: 'WHITE-1', quantity: 3 }]],
    ['a part more', [...parts, { sku: 'ROSE-1', quantity: 1 }]],
    ['another part', [{ sku: 'WHITE-1', quantity: 3 }, { sku: 'ROSE-1', quantity: 3 }]],
    ['another quantity', [{ sku: 'WHITE-1', quantity: 2 }, { sku: 'RED-1', quantity: 4 }]],
    ['swapped quantities', [{ sku: 'WHITE-1', quantity: 4 }, { sku: 'RED-1', quantity: 2 }]],
  ])('removes a kit with %s', (_what, changed) => {
    expect(isRemoved(kitLine(changed))).toBe(true);
  });

  it('keeps a kit whose line does not say what it holds', () => {
    expect(isRemoved(kitLine([]))).toBe(false);
    expect(isRemoved(kitLine([]), { ...sold, skus: new Set() })).toBe(false);
  });

  it('keeps a pack that a shopper composed: it matches no kit by intent', () => {
    expect(isRemoved({ sku: 'WHITE-1|RED-1' })).toBe(false);
    expect(isRemoved({ sku: 'WHITE-1|RED-1', parts })).toBe(false);
    expect(isRemoved({ sku: 'OWN-MIX', parts })).toBe(false);
  });

  it('compares a line with the kit of its own sku, not with any', () => {
    const other = { sku: 'REDS-6', price: cents(4200), parts: [{ sku: 'RED-1', quantity: 6 }] };
    const today = { ...sold, kits: [other, ...sold.kits] };
    expect(isRemoved(kitLine(parts), today)).toBe(false);
    expect(isRemoved(kitLine(other.parts), today)).toBe(true);
  });

  it('removes singles when nothing is sold at all, and tells each line once, in its order', () => {
    const lines = [aLine({ id: 1, sku: 'GONE-1' }), aLine({ id: 2 }), aLine({ id: 3, sku: 'GONE-2' }), aLine({ id: 4, ...kitLine([{ sku: 'RED-1', quantity: 6 }]) })];
    expect(linesToRemove(lines, sold).map(({ id }) => id)).toEqual([1, 3, 4]);
    expect(linesToRemove(lines, { kits: [], skus: new Set() }).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(linesToRemove([], sold)).toEqual([]);
  });

  it('leaves nothing behind that would have to go the next time', () => {
    const line = fc.record({
      id: fc.integer({ min: 1, max: 99 }),
      sku: fc.constantFrom('WHITE-1', 'GONE-1', 'MIXED-6', 'WHITE-1|RED-1'),
      parts: fc.constantFrom<readonly Part[]>([], parts, [{ sku: 'RED-1', quantity: 6 }]),
    });
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 6 }), (specs) => {
        const lines = specs.map((spec) => aLine(spec));
        const removed = linesToRemove(lines, sold);
        expect(linesToRemove(lines.filter((one) => !removed.includes(one)), sold)).toEqual([]);
        expect(linesToRemove(removed, sold)).toEqual(removed);
      }),
    );
  });
});
