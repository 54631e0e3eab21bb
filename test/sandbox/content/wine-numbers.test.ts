import { describe, expect, it } from 'vitest';
import { writtenContent } from '#test/sandbox/support/written-content';

const content = writtenContent;
const of = (type: string) => content.entries.filter((entry) => entry.contentType === type).map((entry) => entry.fields);
const onShelf = [...of('product'), ...of('pack'), ...of('merch')];

interface Wine {
  readonly sku: string;
  readonly wineType: string;
  readonly abv: number;
  readonly sugar: number;
  readonly calories: number;
  readonly sweetness: keyof typeof GRAMS;
  readonly features: readonly string[];
  readonly allergens: readonly string[];
  readonly addedOn: string;
  readonly vintage: number;
}

const wines = of('product') as unknown as readonly Wine[];

/** The least and the most sugar of a sweetness, in grams per can of 250 ml. */
const GRAMS = {
  'bone dry': [0, 1],
  dry: [0, 3],
  'off-dry': [3, 11.5],
  sweet: [11.5, 40],
} as const;

/** A gram of alcohol has 7 kilocalories and one of sugar 4; other parts of wine, such as glycerol, have a few. */
function kilocalories({ abv, sugar }: Pick<Wine, 'abv' | 'sugar'>): number {
  const gramsOfAlcohol = 250 * abv * 0.00789;
  return 7 * gramsOfAlcohol + 4 * sugar;
}

/** Every number of a wine that cannot be true, with its sku. */
function untrueOf(wine: Wine): readonly string[] {
  const [least, most] = GRAMS[wine.sweetness];
  const besides = wine.calories - kilocalories(wine);
  const has = (feature: string) => wine.features.includes(feature);
  return [
    ...(besides < 0 || besides > 15 ? ['calories'] : []),
    ...(wine.sugar < least || wine.sugar > most ? ['sweetness'] : []),
    ...(has('Zero sugar') && wine.sugar > 1 ? ['Zero sugar'] : []),
    ...(has('Low alcohol') && wine.abv > 9 ? ['Low alcohol'] : []),
    ...(has('Vegan') && wine.allergens.some((allergen) => allergen !== 'Sulfites') ? ['Vegan'] : []),
    ...(wine.allergens.includes('Sulfites') ? [] : ['allergens']),
    ...(Number(wine.addedOn.slice(0, 4)) < wine.vintage ? ['vintage'] : []),
  ].map((what) => `${wine.sku}: ${what}`);
}

describe('The numbers of a wine (spec §2 product pages, §3 productFilters: features)', () => {
  it("are consistent with each other and with the wine's promises", () => {
    expect(wines.flatMap(untrueOf)).toEqual([]);
  });

  it('would not be if a sweet wine called itself sugar-free, light, vegan and slim', () => {
    const claims: Wine = {
      sku: 'X',
      wineType: 'white',
      abv: 12,
      sugar: 20,
      calories: 120,
      sweetness: 'dry',
      features: ['Zero sugar', 'Low alcohol', 'Vegan'],
      allergens: ['Egg'],
      addedOn: '2024-05-01',
      vintage: 2025,
    };
    expect(untrueOf(claims)).toEqual(
      ['calories', 'sweetness', 'Zero sugar', 'Low alcohol', 'Vegan', 'allergens', 'vintage'].map(
        (what) => `X: ${what}`,
      ),
    );
  });

  it('spread over all types of wine, with a dozen makers and at least forty-five wines', () => {
    for (const type of ['red', 'white', 'rosé', 'orange', 'sparkling', 'piquette'])
      expect(wines.filter(({ wineType }) => wineType === type).length, type).toBeGreaterThanOrEqual(3);
    expect(wines.length).toBeGreaterThanOrEqual(45);
    expect(of('maker').length).toBeGreaterThanOrEqual(12);
  });
});

describe('The order of the shelf (spec §2 /en-US/shop/)', () => {
  it('gives every product a rank of its own', () => {
    const ranks = onShelf.map(({ rank }) => rank);
    expect(new Set(ranks).size).toBe(ranks.length);
  });

  it('is not the order of the skus', () => {
    const ranked = [...onShelf].sort((one, other) => Number(one['rank']) - Number(other['rank']));
    const skus = ranked.map(({ sku }) => String(sku));
    expect(skus).not.toEqual([...skus].sort());
  });
});

describe('Reviews by shoppers (spec §3 Client state, reviews)', () => {
  const reviews = of('review');

  it('is there for every wine, two to seven times, and never before it was sold', () => {
    const added = new Map(onShelf.map((fields) => [fields['sku'], String(fields['addedOn'])]));
    for (const { sku } of wines) {
      const own = reviews.filter((review) => review['sku'] === sku);
      expect(own.length, sku).toBeGreaterThanOrEqual(2);
      expect(own.length, sku).toBeLessThanOrEqual(7);
    }
    const early = reviews.filter((review) => String(review['date']) < (added.get(review['sku']) ?? '9999'));
    expect(early.map(({ sku, author }) => `${String(sku)} by ${String(author)}`)).toEqual([]);
  });

  it('is said by many, not always kindly, and never twice', () => {
    for (const field of ['author', 'body']) {
      const said = reviews.map((review) => review[field]);
      expect(new Set(said).size, field).toBe(said.length);
    }
    const scores = reviews.map(({ score }) => Number(score));
    expect(scores.filter((score) => score <= 3).length).toBeGreaterThan(scores.length * 0.1);
    expect(scores.filter((score) => score >= 4).length).toBeGreaterThan(scores.length * 0.6);
  });
});
