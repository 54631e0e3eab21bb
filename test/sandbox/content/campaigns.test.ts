import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { writtenContent } from '#test/sandbox/support/written-content';

interface Form {
  readonly kind: string;
  readonly form?: string;
  readonly giveaway?: string;
  readonly starts?: string;
  readonly ends?: string;
  readonly excludedStates?: readonly string[];
  readonly terms?: string;
}

const pages = writtenContent.entries.filter(({ contentType }) => contentType === 'page').map(({ fields }) => fields);
const forms = pages.flatMap((fields) =>
  ((fields['blocks'] ?? []) as readonly Form[])
    .filter(({ form }) => form === 'giveaway')
    .map((form) => ({ fields, form })),
);

describe('Giveaways in content (spec §2 campaign pages, sweepstakes terms)', () => {
  it('are those that the service knows, with the same times and states', () => {
    const written = forms.map(({ form }) => ({
      name: form.giveaway,
      startsAt: new Date(form.starts ?? ''),
      endsAt: new Date(form.ends ?? ''),
      excludedStates: form.excludedStates,
    }));
    const known = (ringpullConfig.giveaways ?? []).map(({ title: _title, ...giveaway }) => giveaway);
    expect(written.toSorted((a, b) => String(a.name).localeCompare(String(b.name)))).toEqual(known);
  });

  it.each(forms.map(({ form }) => form.terms))('have official rules that name their times: %s', (terms) => {
    const { form } = forms.find((one) => one.form.terms === terms)!;
    const body = String(pages.find(({ path }) => path === terms)?.['body']).replaceAll(/\s+/g, ' ');
    const day = (moment: number) =>
      new Date(moment).toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'America/New_York' });
    expect(body).toContain(day(Date.parse(form.starts!)));
    expect(body).toContain(day(Date.parse(form.ends!) - 1));
    for (const phrase of [/no purchase/i, /void/i, /odds/i, /retail value/i, /21 or older/, /214 Cannery Row/])
      expect(body).toMatch(phrase);
    const excluded = ringpullConfig.countries[0]!.states.filter(({ abbr }) => form.excludedStates?.includes(abbr));
    for (const { name } of excluded) expect(body).toContain(name);
  });
});
