import { describe, expect, it } from 'vitest';
import { writtenContent } from '#test/sandbox/support/written-content';

const of = (type: string) =>
  writtenContent.entries.filter(({ contentType }) => contentType === type).map(({ fields }) => fields);

interface Award {
  readonly sku: string;
  readonly award: string;
}

describe('Makers in content (spec §2 maker links)', () => {
  const makers = of('maker');
  const names = new Map(of('product').map(({ sku, name }) => [sku, name]));

  it('say who they are and how they farm, in 225 words or more', () => {
    for (const { slug, people, farming, story, blocks } of makers) {
      expect([people, farming].every(Boolean), String(slug)).toBe(true);
      const messages = `${String(story)} ${JSON.stringify(blocks)}`.split(/\s+/).length;
      expect(messages, String(slug)).toBeGreaterThanOrEqual(225);
    }
  });

  it('have the medals of the page of press and awards, each at its own wine, and no others', () => {
    const atMakers = makers
      .flatMap(({ awards }) => (awards ?? []) as readonly Award[])
      .map(({ sku, award }) => `${String(names.get(sku))}: ${award}`);
    const press = of('page').find(({ path }) => path === '/press-and-awards/');
    const table = (
      press?.['blocks'] as { kind: string; title?: string; rows?: { label: string; values: string[] }[] }[]
    ).find(({ title }) => title === 'Medals');
    const onPage = (table?.rows ?? []).map(({ label, values }) => `${label}: ${values.join(', ')}`);
    expect(atMakers.sort()).toEqual(onPage.sort());
  });

  it('name only their own wines', () => {
    const makerOf = new Map(of('product').map(({ sku, maker }) => [sku, (maker as { sys: { id: string } }).sys.id]));
    for (const { id, contentType, fields } of writtenContent.entries)
      if (contentType === 'maker')
        for (const { sku } of (fields['awards'] ?? []) as readonly Award[]) expect(makerOf.get(sku), sku).toBe(id);
  });
});

describe('Reviews in content (spec §3 Client state, reviews)', () => {
  it('are there for everything that has been sold for a season', () => {
    const reviewed = new Set(of('review').map(({ sku }) => sku));
    const silent = [...of('product'), ...of('pack'), ...of('merch')].filter(({ sku }) => !reviewed.has(sku));
    expect(silent.filter(({ addedOn }) => String(addedOn) < '2026-07-01').map(({ sku }) => sku)).toEqual([]);
  });

  it('were written after the product was first sold', () => {
    const since = new Map(
      [...of('product'), ...of('pack'), ...of('merch')].map(({ sku, addedOn }) => [sku, String(addedOn)]),
    );
    const early = of('review').filter(({ sku, date }) => String(date) < (since.get(sku) ?? ''));
    expect(early.map(({ sku, date }) => `${String(sku)} ${String(date)}`)).toEqual([]);
  });
});
