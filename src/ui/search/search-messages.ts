import type { SearchKind } from '#src/domain/search/search-entry';
import { longestSearch } from '#src/domain/search/search-text';

const results = (count: number) => (count === 1 ? '1 result' : `${count} results`);

export const searchMessages = {
  title: 'Search',
  titleFor: (text: string) => `“${text}” in search`,
  description: 'Find a wine, an article or an answer.',
  field: 'Search wines, articles and help',
  hint: 'A grape, a color, a maker, a dish, or a question.',
  submit: 'Search',
  close: 'Close the search',
  suggestions: 'Suggestions',
  suggestionCount: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  showAll: (count: number) => `Show all ${results(count)}`,
  searching: 'Searching',
  resultsFor: (count: number, text: string) => `${results(count)} for “${text}”`,
  withoutScript: 'Searching needs JavaScript. Without it, everything we sell is on one shelf:',
  cut: `We only search for the first ${longestSearch} characters.`,
  kinds: {
    products: 'Wines and more',
    articles: 'Journal',
    help: 'Help and pages',
    makers: 'Makers',
  } satisfies Record<SearchKind, string>,
  narrow: 'Kinds of results',
  everything: 'Everything',
  showAllOf: (kind: string, count: number) => `Show all ${count} in ${kind}`,
  showMore: 'Show more',
  shownOf: (shown: number, total: number) => `${shown} of ${total}`,
  popular: 'Popular cans to start with',
  begin: { title: 'What are you looking for?', text: 'A grape, a color, a maker, a dish, or a question.' },
  nothing: {
    title: 'Nothing goes by that name',
    text: (text: string) => `We found nothing for “${text}”. Try fewer words, or a grape or a color.`,
    wordless: 'Type a word with a letter or a number in it.',
  },
  failed: {
    title: 'Search could not be loaded',
    text: 'You may be offline. What you typed is kept.',
  },
  toShop: 'Browse the shop',
  toHelp: 'Read questions and answers',
} as const;
