import { type SearchEntry, type SearchKind, searchKinds } from '#src/domain/search/search-entry';
import { readSearchText } from '#src/domain/search/search-text';
import { readPageNumber } from '#src/ui/kit/page-number';

/** The values in the address of the search page. */
export interface SearchQuery {
  readonly text: string;
  /** True when the address has more text than the search uses. */
  readonly isCut: boolean;
  /** The only shown kind, instead of the best results of each. */
  readonly kind: SearchKind | undefined;
  /** Counted from 1; all results up to this page are shown. Only for one kind. */
  readonly page: number;
}

/** The number of results that one page adds. */
export const pageSize = 24;

/** The number of results of each kind while all kinds are shown. */
const previewSize: Readonly<Record<SearchKind, number>> = { products: 8, articles: 4, help: 4, makers: 4 };

/** Reads an address; unknown parameters are ignored. */
export function readSearchQuery(search: string): SearchQuery {
  const parameters = new URLSearchParams(search);
  return {
    ...readSearchText(parameters.get('q') ?? ''),
    kind: searchKinds.find((kind) => kind === parameters.get('kind')),
    page: readPageNumber(parameters),
  };
}

/** Returns the address of the search page for a query. */
export function searchAddress({ text, kind, page = 1 }: Pick<SearchQuery, 'text'> & Partial<SearchQuery>): string {
  const parameters = new URLSearchParams();
  const { text: wanted } = readSearchText(text);
  if (wanted !== '') parameters.set('q', wanted);
  if (kind) parameters.set('kind', kind);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/search/?${query}` : '/search/';
}

/** Returns the visible results of one kind. */
export function shownEntries(
  entries: readonly SearchEntry[],
  kind: SearchKind,
  query: SearchQuery,
): readonly SearchEntry[] {
  return entries.slice(0, query.kind === kind ? query.page * pageSize : previewSize[kind]);
}
