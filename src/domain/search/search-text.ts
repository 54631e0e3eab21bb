import { oneLine } from '#src/domain/text/one-line';

/** The most characters of a search; longer text is cut. */
export const longestSearch = 100;

/** Letters that Unicode normalization does not split into a letter and a mark. */
const foldedLetters: ReadonlyMap<string, string> = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ł', 'l'],
]);

/** Words with little meaning beside others: "a red wine for fish" is about red and fish. */
const smallWords: ReadonlySet<string> = new Set(
  (
    'a an and any are at be can cans did do does drink for from get has have how i in is it me my of on or our shall ' +
    'should some that the there this to us want was we what when where which who why wine wines with would you your'
  ).split(' '),
);

/** The text of a search without surrounding blanks; `isCut` when it was too long. */
export interface SearchText {
  readonly text: string;
  readonly isCut: boolean;
}

export function readSearchText(typed: string): SearchText {
  const characters = Array.from(oneLine(typed));
  return { text: characters.slice(0, longestSearch).join('').trimEnd(), isCut: characters.length > longestSearch };
}

/** The words of a text for comparison: without case, accents and punctuation. "Late Rosé!" is late, rose. */
export function searchWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Cf}'’]/gu, '')
    .replaceAll(/[ßæœøđł]/gu, (letter) => foldedLetters.get(letter) ?? letter);
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words with meaning, or all when there are no others. */
export function decidingWords(text: string): readonly string[] {
  const terms = searchWords(text);
  const deciding = terms.filter((word) => !smallWords.has(word));
  return deciding.length > 0 ? deciding : terms;
}

/** The words that can match alone where no entry has all of them: not "1", nor "ml". */
export function sufficientWords(terms: readonly string[]): readonly string[] {
  return terms.filter((word) => word.length >= shortestSufficient);
}

const shortestSufficient = 3;

/** Words of at least this many letters may have two letters swapped. */
const shortestSwapped = 4;

/** The variants of a word with two neighboring letters swapped, to correct "lunhc". */
export function swappedWords(word: string): readonly string[] {
  const letters = Array.from(word);
  if (letters.length < shortestSwapped) return [];
  return letters
    .slice(1)
    .map((letter, index) => [...letters.slice(0, index), letter, letters[index], ...letters.slice(index + 2)].join(''));
}
