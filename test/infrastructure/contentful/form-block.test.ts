import { describe, expect, it } from 'vitest';
import type { FormBlock } from '#src/domain/page/page-block';
import { readPart } from '#src/infrastructure/contentful/entry-checks';
import { formBlock } from '#src/infrastructure/contentful/form-block';

const pause = { text: 'Later.', action: { label: 'Shop', to: '/shop/' } };
const giveaway = {
  kind: 'form',
  form: 'giveaway',
  giveaway: 'cans',
  excludedStates: ['UT'],
  terms: '/cans-terms/',
  title: 'Enter',
  text: 'Win.',
  starts: '2026-10-01T00:00-04:00',
  ends: '2027-10-01T00:00-04:00',
  coming: pause,
  over: pause,
};

const read = (value: Readonly<Record<string, unknown>>): FormBlock =>
  readPart({ id: 'page-1', type: 'page', fields: {} }, formBlock, value, 'blocks.0');

describe('A form in content (spec §2 Campaign pages)', () => {
  it('has a beginning and an end, which are moments', () => {
    expect(read(giveaway)).toEqual({
      kind: 'form',
      form: 'giveaway',
      giveaway: 'cans',
      excludedStates: ['UT'],
      terms: '/cans-terms/',
      title: 'Enter',
      text: 'Win.',
      period: { starts: Date.UTC(2026, 9, 1, 4), ends: Date.UTC(2027, 9, 1, 4) },
      coming: pause,
      over: pause,
    });
  });

  it.each(['gift-card-balance', 'find-order'])('may be %s, which needs nothing besides', (form) => {
    const rest = { kind: 'form', title: 'For guests', text: 'No account.' };
    expect(read({ ...rest, form })).toEqual({ ...rest, form, period: {} });
  });

  it('may be open for ever, for any list and any topic', () => {
    const messages = { title: 'Write', text: 'Do.' };
    expect(read({ form: 'contact', topic: 'wine', ...messages })).toMatchObject({
      form: 'contact',
      topic: 'wine',
      period: {},
    });
    expect(read({ form: 'mailing-list', list: 'trade', ...messages })).toMatchObject({ list: 'trade', period: {} });
    expect(read({ form: 'mailing-list', list: 'sms', consent: 'Yes.', ...messages })).toMatchObject({
      consent: 'Yes.',
    });
  });

  it.each([
    ['form', { ...giveaway, form: 'survey' }],
    ['giveaway', { ...giveaway, giveaway: undefined }],
    ['terms', { ...giveaway, terms: undefined }],
    ['starts', { ...giveaway, starts: '2026-10-01' }],
    ['ends', { ...giveaway, ends: giveaway.starts }],
    ['coming', { ...giveaway, coming: undefined }],
    ['over', { ...giveaway, over: undefined }],
    ['over.action.to', { ...giveaway, over: { text: 'x', action: { label: 'x', to: 'javascript:alert(1)' } } }],
    ['list', { form: 'mailing-list', list: 'nonsense', title: 'x', text: 'x' }],
    ['consent', { form: 'mailing-list', list: 'sms', title: 'x', text: 'x' }],
    ['topic', { form: 'contact', topic: 'nonsense', title: 'x', text: 'x' }],
  ])('is refused by its field: %s', (field, value) => {
    expect(() => read(value)).toThrow(`field blocks[0].${field}`);
  });
});
