import { searchWords } from './search-text';

/** Groups of synonyms. */
const names: readonly (readonly string[])[] = [
  ['sparkling', 'bubbly', 'bubbles', 'fizz', 'fizzy', 'champagne', 'prosecco', 'cava'],
  ['rosé', 'pink', 'blush'],
  ['orange', 'amber', 'skin contact'],
  ['gift card', 'gift voucher', 'gift certificate', 'voucher'],
  ['shipping', 'delivery', 'postage'],
  ['return', 'returns', 'refund', 'money back'],
  ['club', 'subscription', 'membership'],
  ['zero sugar', 'sugar free', 'no sugar', 'keto'],
  ['pinot gris', 'pinot grigio'],
  ['sauvignon blanc', 'sauv blanc', 'savvy b'],
  ['syrah', 'shiraz'],
  ['grenache', 'garnacha'],
  ['mourvèdre', 'monastrell'],
  ['zinfandel', 'primitivo'],
  ['tempranillo', 'tinto fino'],
  ['glasses', 'tumbler', 'glassware'],
  ['packs', 'pack', 'case', 'box'],
  ['vegan', 'plant based'],
];

const synonyms = names.map((group) => group.map((name) => searchWords(name).join(' ')));

/** Returns the typed text, and variants of it with a synonym for one of its terms: "cheap bubbly", "cheap sparkling". */
export function phrasings(text: string): readonly string[] {
  const typed = searchWords(text).join(' ');
  const others = synonyms.flatMap((group) =>
    group.flatMap((name) =>
      contains(typed, name) ? group.filter((other) => other !== name).map((other) => replaced(typed, name, other)) : [],
    ),
  );
  return [...new Set([typed, ...others])];
}

function contains(typed: string, name: string): boolean {
  return ` ${typed} `.includes(` ${name} `);
}

function replaced(typed: string, name: string, other: string): string {
  return ` ${typed} `.replace(` ${name} `, ` ${other} `).trim();
}
