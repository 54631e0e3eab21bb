import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decidingWords,
  longestSearch,
  readSearchText,
  searchWords,
  sufficientWords,
  swappedWords,
} from '#src/domain/search/search-text';

describe('Search input (spec §2 Screens and routes)', () => {
  it.each([
    ['Late Rosé!', ['late', 'rose']],
    ['  Aunt’s  Albariño ', ['aunts', 'albarino']],
    ['Smørrebrød & Straße', ['smorrebrod', 'strasse']],
    ['250 ml', ['250', 'ml']],
    ['<b>(.*)+</b>', ['b', 'b']],
    ['🍷', []],
    [' \n\t ', []],
    ['ｆｕｌｌ', ['full']],
    ['ro\u00adsé\u200e', ['rose']],
  ])('compares %j by the words %j', (text, messages) => {
    expect(searchWords(text)).toEqual(messages);
  });

  it('leaves out words that say little, unless there are no others', () => {
    expect(decidingWords('What is a red wine for fish?')).toEqual(['red', 'fish']);
    expect(decidingWords('wine')).toEqual(['wine']);
  });

  it('takes no word of one or two letters for enough', () => {
    expect(sufficientWords(['red', '1', 'ml', 'rosé'])).toEqual(['red', 'rosé']);
  });

  it('cuts input of implausible length, between characters', () => {
    expect(readSearchText(' red   wine ')).toEqual({ text: 'red wine', isCut: false });
    expect(readSearchText('🍷'.repeat(1000))).toEqual({ text: '🍷'.repeat(longestSearch), isCut: true });
    expect(readSearchText('a'.repeat(longestSearch))).toEqual({ text: 'a'.repeat(longestSearch), isCut: false });
  });

  it('has words that stay the same when they are read again, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const messages = searchWords(text);
        expect(messages.flatMap(searchWords)).toEqual(messages);
        expect(decidingWords(text).length === 0).toBe(messages.length === 0);
      }),
    );
  });

  it('never has more characters than count, and reads the remaining text as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (typed) => {
        const { text } = readSearchText(typed);
        expect(Array.from(text).length).toBeLessThanOrEqual(longestSearch);
        expect(readSearchText(text)).toEqual({ text, isCut: false });
      }),
    );
  });

  it('swaps every two neighbors of a word, and none of a short one', () => {
    expect(swappedWords('lunhc')).toEqual(['ulnhc', 'lnuhc', 'luhnc', 'lunch']);
    expect(swappedWords('red')).toEqual([]);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{4,12}$/), (word) => {
        for (const swapped of swappedWords(word)) expect(swappedWords(swapped)).toContain(word);
      }),
    );
  });
});
