import { type SearchEntry, type SearchKind, searchKinds } from './search-entry';
import { searchWords } from './search-text';

/** The results of one kind, best first. */
export interface SearchGroup {
  readonly kind: SearchKind;
  readonly entries: readonly SearchEntry[];
}

/**
 * Groups entries by kind, the kind of the best entry first; the best come first in each. An entry whose title is the search
 * text comes first.
 */
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

/** The most suggestions of each kind; products have more, because shoppers look at them and read the others. */
const mostOf: Readonly<Record<SearchKind, number>> = { products: 4, articles: 2, help: 2, makers: 1 };

/** Returns the first entries of each kind, to show while somebody types. */
export function suggestionsOf(groups: readonly SearchGroup[]): readonly SearchGroup[] {
  return groups.map(({ kind, entries }) => ({ kind, entries: entries.slice(0, mostOf[kind]) }));
}
