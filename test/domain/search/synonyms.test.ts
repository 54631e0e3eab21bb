import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchWords } from '#src/domain/search/search-text';
import { phrasings } from '#src/domain/search/synonyms';

describe('Synonyms (spec §2 Screens and routes)', () => {
  it.each([
    ['bubbly', 'sparkling'],
    ['Gift Voucher', 'gift card'],
    ['cheap bubbly for two', 'cheap sparkling for two'],
    ['pink', 'rose'],
    ['shiraz', 'syrah'],
  ])('says %j also as %j', (typed, other) => {
    expect(phrasings(typed)).toContain(other);
  });

  it('begins with the typed text, and knows whole words only', () => {
    expect(phrasings('Pinkish boxes')).toEqual(['pinkish boxes']);
  });

  it('works both ways, for one thing at a time', () => {
    const text = fc
      .stringMatching(/^[a-z]{1,5}$/)
      .chain((word) => fc.constantFrom('bubbly', 'gift voucher', 'pink', 'shipping').map((name) => `${word} ${name}`));
    fc.assert(
      fc.property(text, (typed) => {
        for (const other of phrasings(typed)) expect(phrasings(other)).toContain(typed);
      }),
    );
  });

  it('takes any text, and keeps the typed one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        expect(phrasings(typed)[0]).toBe(searchWords(typed).join(' '));
      }),
    );
  });
});
