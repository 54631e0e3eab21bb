import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '#src/domain/catalogue/product';
import { sweetnesses } from '#src/domain/catalogue/wine-kinds';
import { suitsClubType } from '#src/domain/club/club-join';
import {
  answersTo,
  clubTypeOf,
  rankByTaste,
  surpriseAnswers,
  type TasteAnswers,
  tasteQuestions,
} from '#src/domain/taste/taste';
import { aProduct } from '#test/builders/a-product';

const wine = fc.record({
  wineType: fc.constantFrom('red', 'white', 'rosé', 'orange', 'sparkling', 'piquette' as const),
  sweetness: fc.constantFrom(...sweetnesses),
  stock: fc.constantFrom({ kind: 'in-stock' } as const, { kind: 'out-of-stock' } as const),
  rank: fc.integer({ min: 1, max: 99 }),
});
const shelf = fc
  .array(wine, { maxLength: 14 })
  .map((all): readonly Product[] => all.map((one, index) => aProduct({ ...one, sku: `sku-${index}` })));
const answers: fc.Arbitrary<Required<TasteAnswers>> = fc.record({
  wine: fc.constantFrom(...answersTo('wine'), 'any'),
  dryness: fc.constantFrom(...answersTo('dryness'), 'any'),
  usual: fc.constantFrom(...answersTo('usual'), 'any'),
});

const isRemoved = ({ stock }: Product) => stock.kind === 'out-of-stock';
const dryRed = aProduct({ sku: 'dry-red', wineType: 'red', sweetness: 'dry', rank: 9 });
const sweetRed = aProduct({ sku: 'sweet-red', wineType: 'red', sweetness: 'sweet', rank: 1 });
const dryWhite = aProduct({ sku: 'dry-white', wineType: 'white', sweetness: 'bone dry', rank: 2 });
const goneRed = aProduct({ sku: 'gone-red', wineType: 'red', sweetness: 'dry', stock: { kind: 'out-of-stock' } });
const order = (given: TasteAnswers) =>
  rankByTaste([goneRed, dryWhite, sweetRed, dryRed], given).map(({ product }) => product.sku);

describe('Wines for a taste (spec §2 Screens and routes, §3 catalog)', () => {
  it('come in the order of their match, the kind of wine first, and sold-out ones last', () => {
    expect(order({ wine: 'red', dryness: 'dry', usual: 'coffee' })).toEqual([
      'dry-red',
      'sweet-red',
      'dry-white',
      'gone-red',
    ]);
    expect(order({ wine: 'white', dryness: 'sweeter', usual: 'any' })[0]).toBe('dry-white');
  });

  it.each<[NonNullable<TasteAnswers['usual']>, readonly string[]]>([
    ['coffee', ['red dry', 'red sweet', 'orange dry']],
    ['beer', ['white dry', 'sparkling dry', 'piquette dry']],
    ['cocktails', ['orange dry', 'rosé off-dry', 'sparkling dry', 'sparkling sweet']],
    ['tea', ['white dry', 'white sweet', 'orange dry', 'piquette dry']],
    ['soda', ['red sweet', 'white sweet', 'rosé off-dry', 'sparkling sweet', 'piquette dry']],
  ])('suit a drinker of %s by their kind and sweetness', (usual, suited) => {
    const wines = [
      aProduct({ sku: 'red dry', wineType: 'red', sweetness: 'dry' }),
      aProduct({ sku: 'red sweet', wineType: 'red', sweetness: 'sweet' }),
      aProduct({ sku: 'white dry', wineType: 'white', sweetness: 'bone dry' }),
      aProduct({ sku: 'white sweet', wineType: 'white', sweetness: 'sweet' }),
      aProduct({ sku: 'orange dry', wineType: 'orange', sweetness: 'dry' }),
      aProduct({ sku: 'rosé off-dry', wineType: 'rosé', sweetness: 'off-dry' }),
      aProduct({ sku: 'sparkling dry', wineType: 'sparkling', sweetness: 'dry' }),
      aProduct({ sku: 'sparkling sweet', wineType: 'sparkling', sweetness: 'sweet' }),
      aProduct({ sku: 'piquette dry', wineType: 'piquette', sweetness: 'dry' }),
    ];
    const matches = rankByTaste(wines, { usual }).filter(({ suits }) => suits.includes('usual'));
    expect(matches.map(({ product }) => product.sku).sort()).toEqual([...suited].sort());
  });

  it('stand in the editor’s order where nothing is asked', () => {
    expect(order({})).toEqual(['sweet-red', 'dry-white', 'dry-red', 'gone-red']);
    expect(order({ wine: 'any', dryness: 'any', usual: 'any' })).toEqual(order({}));
  });

  it('say which questions they suit', () => {
    const [first] = rankByTaste([dryRed], { wine: 'red', dryness: 'sweeter', usual: 'coffee' });
    expect(first?.suits).toEqual(['wine', 'usual']);
  });

  it('that suit every answer never stand below one that suits none or fewer of the same, unless they are sold out', () => {
    fc.assert(
      fc.property(shelf, answers, (wines, given) => {
        const ranked = rankByTaste(wines, given);
        expect(ranked.map(({ product }) => product).sort((a, b) => wines.indexOf(a) - wines.indexOf(b))).toEqual(wines);
        ranked.forEach((better, place) => {
          for (const lower of ranked.slice(place + 1)) {
            if (isRemoved(better.product)) expect(isRemoved(lower.product)).toBe(true);
            if (isRemoved(better.product) !== isRemoved(lower.product)) continue;
            const isMore =
              lower.suits.length > better.suits.length && better.suits.every((one) => lower.suits.includes(one));
            expect(isMore).toBe(false);
          }
        });
      }),
    );
  });
});

describe('A surprise (spec §3 catalog)', () => {
  it('asks for answers that one wine in stock suits entirely, whatever chance says', () => {
    fc.assert(
      fc.property(
        shelf,
        fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 4 }),
        (wines, chances) => {
          let draw = 0;
          const given = surpriseAnswers(wines, () => chances[draw++ % chances.length] ?? 0);
          const [first] = rankByTaste(wines, given);
          if (!first || isRemoved(first.product)) {
            expect(given).toEqual({ wine: 'any', dryness: 'any', usual: 'any' });
            return;
          }
          expect(first.suits).toEqual(tasteQuestions.filter((question) => given[question] !== 'any'));
          expect([given.wine, given.dryness]).not.toContain('any');
        },
      ),
    );
  });

  it('is the same for the same chance, and another for another', () => {
    const wines = [dryRed, dryWhite];
    expect(surpriseAnswers(wines, () => 0)).toEqual({ wine: 'red', dryness: 'dry', usual: 'coffee' });
    expect(surpriseAnswers(wines, () => 0)).toEqual(surpriseAnswers(wines, () => 0));
    expect(surpriseAnswers(wines, () => 0.99).wine).toBe('white');
  });
});

describe('The type of the club for a taste (spec §9 Club default types)', () => {
  it.each([
    ['red', 'red'],
    ['white', 'white-and-rosé'],
    ['rose', 'white-and-rosé'],
    ['bubbles', 'all'],
    ['unusual', 'all'],
    ['any', 'all'],
  ] as const)('of %s is %s', (answer, type) => {
    expect(clubTypeOf({ wine: answer })).toBe(type);
  });

  it('sends the best match of a shopper who asks for a kind of wine', () => {
    fc.assert(
      fc.property(shelf, answers, (wines, given) => {
        const [first] = rankByTaste(wines, given);
        if (first?.suits.includes('wine')) expect(suitsClubType(clubTypeOf(given), first.product)).toBe(true);
      }),
    );
  });
});
