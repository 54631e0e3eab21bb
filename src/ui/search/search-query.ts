import { type SearchEntry, type SearchKind, searchKinds } from '#src/domain/search/search-entry';
import { readSearchText } from '#src/domain/search/search-text';
import { readPageNumber } from '#src/ui/kit/page-number';

export interface SearchQuery {
  readonly text: string;
  /** True when the address has more text than the search uses. */
  readonly isCut: boolean;
  /** Undefined while the best results of every kind are shown. */
  readonly kind: SearchKind | undefined;
  /** Counted from 1; all results of the kind up to this page are shown. */
  readonly page: number;
}

export const pageSize = 24;

/** Limits the results of each kind while all kinds are shown. */
const previewSize: Readonly<Record<SearchKind, number>> = { products: 8, articles: 4, help: 4, makers: 4 };

/** Ignores unknown parameters. */
export function readSearchQuery(parameters: URLSearchParams): SearchQuery {
  return {
    ...readSearchText(parameters.get('q') ?? ''),
    kind: searchKinds.find((kind) => kind === parameters.get('kind')),
    page: readPageNumber(parameters),
  };
}

export function searchAddress({ text, kind, page = 1 }: Pick<SearchQuery, 'text'> & Partial<SearchQuery>): string {
  const parameters = new URLSearchParams();
  const { text: wanted } = readSearchText(text);
  if (wanted !== '') parameters.set('q', wanted);
  if (kind) parameters.set('kind', kind);
  if (page > 1) parameters.set('page', String(page));
  const query = parameters.toString();
  return query ? `/search/?${query}` : '/search/';
}

export function shownEntries(
  entries: readonly SearchEntry[],
  kind: SearchKind,
  query: SearchQuery,
): readonly SearchEntry[] {
  return entries.slice(0, query.kind === kind ? query.page * pageSize : previewSize[kind]);
}
