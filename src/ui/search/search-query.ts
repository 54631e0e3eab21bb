import { type SearchEntry, type SearchKind, searchKinds } from '#src/domain/search/search-entry';
import { readSearchText } from '#src/domain/search/search-text';
import { readPageNumber } from '#src/ui/kit/page-number';

/** The values in the address of the search page. */
export interface SearchQuery {
  readonly text: string;
  /** True when the address has more text than the search uses. */
  readonly isCut: boolean;
  /** All of one kind instead of the best of each. */
  readonly kind: SearchKind | undefined;
  /** From 1; everything up to this page is shown. Of one kind only. */
  readonly page: number;
}

/** Results that one page adds. */
export const pageSize = 24;

/** Results of each kind while all kinds are shown. */
const previewSize: Readonly<Record<SearchKind, number>> = { products: 8, articles: 4, help: 4, makers: 4 };

/** Reads an address; what it does not know is left out. */
export function readSearchQuery(search: string): SearchQuery {
  const parameters = new URLSearchParams(search);
  return {
    ...readSearchText(parameters.get('q') ?? ''),
    kind: searchKinds.find((kind) => kind === parameters.get('kind')),
    page: readPageNumber(parameters),
  };
}

/** The address of the search page that asks for this. */
export function searchAddress({ text, kind, page = 1 }: Pick<SearchQuery, 'text'> & Partial<SearchQuery>): string {
  const parameters = new URLSearchParams();
  const { text: wanted } = readSearchText(text);
  if (wanted !== '') parameters.set('q', wanted);
  if (kind) parameters.set('kind', kind);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/search/?${query}` : '/search/';
}

/** Those of one kind that are in sight. */
export function shownEntries(
  entries: readonly SearchEntry[],
  kind: SearchKind,
  query: SearchQuery,
): readonly SearchEntry[] {
  return entries.slice(0, query.kind === kind ? query.page * pageSize : previewSize[kind]);
}
