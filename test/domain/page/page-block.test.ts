import { describe, expect, it } from 'vitest';
import { hasStoreMap, openingHero, type PageBlock } from '#src/domain/page/page-block';

const hero: PageBlock = { kind: 'hero', title: 'Cold cans', text: 'For warm days.', products: [] };
const text: PageBlock = { kind: 'rich-text', body: [] };
const map: PageBlock = { kind: 'store-map', title: 'Stores', text: 'Near you.', stores: [] };

describe('Blocks of a page (spec §2 Content-driven templates)', () => {
  it('begin with the hero that stands first, which is then none of the rest', () => {
    expect(openingHero([hero, text, hero])).toEqual({ hero, rest: [text, hero] });
  });

  it('begin with none where something else stands first, or nothing', () => {
    expect(openingHero([text, hero])).toEqual({ rest: [text, hero] });
    expect(openingHero([])).toEqual({ rest: [] });
  });

  it('have a map of stores wherever it stands', () => {
    expect(hasStoreMap([text, map])).toBe(true);
    expect(hasStoreMap([text, hero])).toBe(false);
    expect(hasStoreMap([])).toBe(false);
  });
});
