import { type SearchEntry, type SearchKind, searchKinds } from './search-entry';
import { searchWords } from './search-text';

/** What was found of one kind, best first. */
export interface SearchGroup {
  readonly kind: SearchKind;
  readonly entries: readonly SearchEntry[];
}

/** Entries by kind, the kind of the best entry first; the best come first in each. What is called exactly so leads. */
export function searchGroups(entries: readonly SearchEntry[], text: string): readonly SearchGroup[] {
  const wanted = searchWords(text).join(' ');
  const isNamedSo = ({ title }: SearchEntry) => searchWords(title).join(' ') === wanted;
  const ordered = [...entries.filter(isNamedSo), ...entries.filter((entry) => !isNamedSo(entry))];
  const rankOf = (kind: SearchKind) => ordered.findIndex((entry) => entry.kind === kind);
  return searchKinds
    .filter((kind) => rankOf(kind) >= 0)
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map((kind) => ({ kind, entries: ordered.filter((entry) => entry.kind === kind) }));
}

/** Suggestions of one kind beside others: wines are seen, the rest is read. */
const mostOf: Readonly<Record<SearchKind, number>> = { products: 4, articles: 2, help: 2, makers: 1 };

/** The few that are worth suggesting while somebody types. */
export function suggestionsOf(groups: readonly SearchGroup[]): readonly SearchGroup[] {
  return groups.map(({ kind, entries }) => ({ kind, entries: entries.slice(0, mostOf[kind]) }));
}
