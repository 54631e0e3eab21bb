import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bundledSkus, normalizePackName, packSizeFromName } from '#src/domain/catalogue/pack-detection';

const sizes = fc.constantFrom(6, 12, 18, 24);
const between = fc.constantFrom('', ' ', '-', ' - ', '\u00a0', '\u2011', '\u2013');
const word = fc.constantFrom('pack', 'Pack', 'PACK', 'packs', 'Packs');

describe('Bundle detection (spec §9 a sku containing a pipe)', () => {
  it.each([
    ['RED-1|WHITE-1', ['RED-1', 'WHITE-1']],
    ['RED-1|WHITE-1|ROSE-1', ['RED-1', 'WHITE-1', 'ROSE-1']],
    ['RED-1', ['RED-1']],
    ['RED-1/WHITE-1', ['RED-1/WHITE-1']],
  ])('%s holds %j', (sku, held) => {
    expect(bundledSkus(sku)).toEqual(held);
  });
});

describe('Pack detection (spec §9 a name with 6, 12, 18 or 24 pack)', () => {
  it.each([
    ['Quiet Red 6 Pack', 6],
    ['Quiet Red 12-pack', 12],
    ['Quiet Red 18 packs', 18],
    ['24PACK of everything', 24],
    ['12 - Pack', 12],
    ['12\u2011pack', 12],
    ['12\u201318\u2013pack', 18],
    ['The (6 pack)', 6],
  ])('finds in "%s" a pack of %d', (name, size) => {
    expect(packSizeFromName(name)).toBe(size);
  });

  it.each([
    'Quiet Red',
    '',
    '8 Pack',
    '112 pack',
    '212 pack',
    '6',
    'pack',
    'Six Pack',
    '12 packages',
    '6 backpacks',
    '12 cans, packed',
    '6x pack',
    '120 pack',
    'V12 pack',
  ])('finds no pack in "%s"', (name) => {
    expect(packSizeFromName(name)).toBeUndefined();
  });

  it('finds every size however it is written, and writes it one way', () => {
    fc.assert(
      fc.property(sizes, between, word, (size, gap, pack) => {
        const name = `Quiet Red ${size}${gap}${pack}, chilled`;
        expect(packSizeFromName(name)).toBe(size);
        expect(normalizePackName(name)).toBe(`Quiet Red ${size} Pack, chilled`);
      }),
    );
  });
});

describe('Pack names (spec §9 normalized to Pack)', () => {
  it.each([
    ['Quiet Red 12-pack', 'Quiet Red 12 Pack'],
    ['Quiet Red 12 Pack', 'Quiet Red 12 Pack'],
    ['6 packs or a 24-PACK', '6 Pack or a 24 Pack'],
    ['Quiet Red', 'Quiet Red'],
    ['8 pack', '8 pack'],
  ])('writes "%s" as "%s"', (name, expected) => {
    expect(normalizePackName(name)).toBe(expected);
  });

  it('is the same on every call', () => {
    expect([1, 2, 3].map(() => normalizePackName('12-pack'))).toEqual(['12 Pack', '12 Pack', '12 Pack']);
    expect([1, 2, 3].map(() => packSizeFromName('12-pack'))).toEqual([12, 12, 12]);
  });
});
