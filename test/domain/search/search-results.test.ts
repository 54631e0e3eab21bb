import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SearchEntry, searchKinds } from '#src/domain/search/search-entry';
import { searchGroups, suggestionsOf } from '#src/domain/search/search-results';

const entry = (kind: SearchEntry['kind'], title: string): SearchEntry => ({
  kind,
  path: `/${title}/`,
  title,
  text: '',
});

const entries = fc.uniqueArray(
  fc.record({ kind: fc.constantFrom(...searchKinds), title: fc.stringMatching(/^[a-z]{1,6}$/) }),
  { selector: ({ title }) => title, maxLength: 40 },
);

describe('Results by kind (spec §2 Screens and routes)', () => {
  it('puts the kind of the best result first', () => {
    const groups = searchGroups([entry('help', 'Shipping'), entry('products', 'A'), entry('help', 'B')], 'ship');
    expect(groups.map(({ kind, entries: found }) => [kind, found.map(({ title }) => title)])).toEqual([
      ['help', ['Shipping', 'B']],
      ['products', ['A']],
    ]);
  });

  it('leads with exact names, whatever mentions it more often', () => {
    const groups = searchGroups([entry('articles', 'All about rosé'), entry('products', 'Late Rosé')], 'LATE ROSE');
    expect(groups[0]?.entries[0]?.title).toBe('Late Rosé');
  });

  it('keeps every result once, and the order within a kind', () => {
    fc.assert(
      fc.property(entries, (found) => {
        const all = found.map(({ kind, title }) => entry(kind, title));
        const groups = searchGroups(all, '');
        expect(groups.flatMap((group) => group.entries)).toHaveLength(all.length);
        for (const { kind, entries: inGroup } of groups)
          expect(inGroup).toEqual(all.filter((one) => one.kind === kind));
      }),
    );
  });

  it('suggests a few of each kind, the best', () => {
    fc.assert(
      fc.property(entries, (found) => {
        const groups = searchGroups(
          found.map(({ kind, title }) => entry(kind, title)),
          '',
        );
        const suggested = suggestionsOf(groups);
        expect(suggested.flatMap((group) => group.entries).length).toBeLessThanOrEqual(9);
        suggested.forEach((group, index) => {
          expect(group.entries.length).toBeGreaterThan(0);
          expect(groups[index]?.entries.slice(0, group.entries.length)).toEqual(group.entries);
        });
      }),
    );
  });
});
