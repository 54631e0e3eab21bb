import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discontinuedLines, type SoldToday } from '#src/domain/cart/line-removal';
import type { Part } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import { aLine } from '#test/builders/a-line';

const parts: readonly Part[] = [
  { sku: 'WHITE-1', quantity: 3 },
  { sku: 'RED-1', quantity: 3 },
];
const sold: SoldToday = {
  kits: [{ sku: 'MIXED-6', parts }],
  skus: new Set(['WHITE-1', 'RED-1', 'MIXED-6']),
};

const reasonFor = (line: Parameters<typeof aLine>[0], today = sold) =>
  discontinuedLines([aLine(line)], today)[0]?.reason;
const isRemoved = (line: Parameters<typeof aLine>[0], today = sold) => reasonFor(line, today) !== undefined;
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
    [
      'another part',
      [
        { sku: 'WHITE-1', quantity: 3 },
        { sku: 'ROSE-1', quantity: 3 },
      ],
    ],
    [
      'another quantity',
      [
        { sku: 'WHITE-1', quantity: 2 },
        { sku: 'RED-1', quantity: 4 },
      ],
    ],
    [
      'swapped quantities',
      [
        { sku: 'WHITE-1', quantity: 4 },
        { sku: 'RED-1', quantity: 2 },
      ],
    ],
  ])('removes a kit with %s', (_what, changed) => {
    expect(isRemoved(kitLine(changed))).toBe(true);
  });

  it('removes a kit whose line holds nothing', () => {
    expect(reasonFor(kitLine([]))).toBe('parts-changed');
    expect(isRemoved(kitLine([]), { ...sold, kits: [{ sku: 'MIXED-6', parts: [] }] })).toBe(false);
  });

  it('keeps a line with unreadable parts', () => {
    expect(isRemoved({ ...kitLine([]), hasUnreadableParts: true }, { kits: [], skus: new Set() })).toBe(false);
  });

  it('looks a bundle up by its own sku, or by all that its sku joins with pipes', () => {
    expect(isRemoved({ sku: 'WHITE-1|RED-1' })).toBe(false);
    expect(isRemoved({ sku: 'WHITE-1|RED-1' }, { kits: [], skus: new Set(['WHITE-1|RED-1']) })).toBe(false);
    expect(reasonFor({ sku: 'WHITE-1|GONE-1' })).toBe('not-sold');
    expect(reasonFor({ sku: 'GONE-1|GONE-2' })).toBe('not-sold');
  });

  it('keeps a pack that a shopper put together, whatever it holds, while such packs are sold', () => {
    const own = { sku: 'MIX-6', parts, variant: { isComposable: true } };
    expect(isRemoved(own, { ...sold, skus: new Set(['MIX-6']) })).toBe(false);
    expect(reasonFor(own)).toBe('not-sold');
  });

  it('looks gift cards and merchandise up like anything else', () => {
    const openCard = {
      sku: 'GIFT-CARD-OPEN',
      giftCards: [{ id: 'gift-card-1', amount: cents(7500), isFilled: false }],
    };
    expect(isRemoved(openCard, { ...sold, skus: new Set(['GIFT-CARD-OPEN']) })).toBe(false);
    expect(reasonFor(openCard)).toBe('not-sold');
    expect(isRemoved({ sku: 'SLEEVE-1' }, { ...sold, skus: new Set(['SLEEVE-1']) })).toBe(false);
  });

  it('keeps a prepaid pack as long as its contents are those of its kit', () => {
    const prePaidSubscription = { quantity: 1, installmentCount: 3, interval: { length: 1, unit: 'month' as const } };
    expect(isRemoved({ ...kitLine(parts), prePaidSubscription })).toBe(false);
    expect(reasonFor({ ...kitLine([{ sku: 'RED-1', quantity: 6 }]), prePaidSubscription })).toBe('parts-changed');
  });

  it('removes a pack whose kit and product have vanished, and keeps one that only lost its kit', () => {
    expect(reasonFor(kitLine(parts), { kits: [], skus: new Set(['WHITE-1', 'RED-1']) })).toBe('not-sold');
    expect(isRemoved(kitLine(parts), { ...sold, kits: [] })).toBe(false);
  });

  it('says whether a line changed or is gone', () => {
    expect(reasonFor({ sku: 'GONE-1' })).toBe('not-sold');
    expect(reasonFor(kitLine([{ sku: 'RED-1', quantity: 6 }]))).toBe('parts-changed');
  });

  it('compares a line with the kit of its own sku, not with any', () => {
    const other = { sku: 'REDS-6', parts: [{ sku: 'RED-1', quantity: 6 }] };
    const today = { ...sold, kits: [other, ...sold.kits] };
    expect(isRemoved(kitLine(parts), today)).toBe(false);
    expect(isRemoved(kitLine(other.parts), today)).toBe(true);
  });

  it('removes singles when nothing is sold at all, and tells each line once, in its order', () => {
    const lines = [
      aLine({ id: 'line-1', sku: 'GONE-1' }),
      aLine({ id: 'line-2' }),
      aLine({ id: 'line-3', sku: 'GONE-2' }),
      aLine({ id: 'line-4', ...kitLine([{ sku: 'RED-1', quantity: 6 }]) }),
    ];
    expect(discontinuedLines(lines, sold).map(({ line }) => line.id)).toEqual(['line-1', 'line-3', 'line-4']);
    expect(discontinuedLines(lines, { kits: [], skus: new Set() }).map(({ line }) => line.id)).toEqual([
      'line-1',
      'line-2',
      'line-3',
      'line-4',
    ]);
    expect(discontinuedLines([], sold)).toEqual([]);
  });

  it('leaves nothing behind that would have to go the next time', () => {
    const line = fc.record({
      id: fc.integer({ min: 1, max: 99 }).map((number) => `line-${number}`),
      sku: fc.constantFrom('WHITE-1', 'GONE-1', 'MIXED-6', 'WHITE-1|RED-1'),
      parts: fc.constantFrom<readonly Part[]>([], parts, [{ sku: 'RED-1', quantity: 6 }]),
    });
    fc.assert(
      fc.property(fc.uniqueArray(line, { selector: ({ id }) => id, maxLength: 6 }), (specs) => {
        const lines = specs.map((spec) => aLine(spec));
        const removed = discontinuedLines(lines, sold).map(({ line }) => line);
        expect(
          discontinuedLines(
            lines.filter((one) => !removed.includes(one)),
            sold,
          ),
        ).toEqual([]);
        expect(discontinuedLines(removed, sold).map(({ line }) => line)).toEqual(removed);
      }),
    );
  });
});
