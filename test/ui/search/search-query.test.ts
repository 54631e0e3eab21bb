import { describe, expect, it } from 'vitest';
import { readSearchQuery, searchAddress } from '#src/ui/search/search-query';

describe('The address of a search (spec §2 Screens and routes)', () => {
  it('is read as it was written', () => {
    const query = { text: 'rosé & co', kind: 'products', page: 3 } as const;
    expect(readSearchQuery(new URLSearchParams(searchAddress(query).replace('/search/', '')))).toMatchObject(query);
    expect(searchAddress({ text: '' })).toBe('/search/');
  });

  it.each(['0', '-1', '2.5', 'two', '', '99999', '1e3'])('begins at the first page for page=%s', (page) => {
    expect(readSearchQuery(new URLSearchParams(`?q=wine&page=${page}`)).page).toBe(1);
  });

  it('leaves out a kind that there is not', () => {
    expect(readSearchQuery(new URLSearchParams('?q=wine&kind=planets')).kind).toBeUndefined();
  });
});
