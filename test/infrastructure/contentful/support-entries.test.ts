import { describe, expect, it } from 'vitest';
import { contactDetailsOf, faqOf, mailingListAt, mailingListOf } from '#src/infrastructure/contentful/support-entries';
import { describeEntryMapper, expectNamed, type Fields, thrownBy } from './describe-entry-mapper';
import { pageEntry, settingsEntry } from './made-entries';

const faqEntry = (fields: Fields = {}) =>
  pageEntry({
    path: '/faq/',
    slug: 'faq',
    body: '## Shipping\n\n### Do you ship?\n\nYes, **mostly**.\n\n- Ohio\n- Texas\n\n## Cans\n\n### Why cans?\n\nLight.',
    ...fields,
  });
const smsEntry = (fields: Fields = {}) =>
  pageEntry({ path: '/sms-opt-in/', slug: 'sms-opt-in', sections: { consent: 'I agree to texts.' }, ...fields });

describeEntryMapper('page of questions', {
  make: faqEntry,
  map: (entry) => faqOf(entry),
  required: ['title', 'metaDescription', 'body'],
  malformed: [
    ['body', 'Words before any group.'],
    ['body', '### A question before any group?\n\nNo.'],
    ['body', '## A group\n\nWords that answer no question.'],
    ['body', '## A group\n\n### A question?\n\n### Another?\n\nThis one has an answer.'],
    ['body', '## A group\n\n### A question without an answer?'],
    ['noindex', 'no'],
  ],
});

describeEntryMapper('page of a list for text messages', {
  make: smsEntry,
  map: (entry) => mailingListOf(entry, 'sms'),
  required: ['title', 'metaDescription', 'body', 'sections'],
  malformed: [
    ['sections', {}, 'sections.consent'],
    ['sections', { consent: 7 }, 'sections.consent'],
    ['sections', 'I agree.'],
  ],
});

describe('The questions of the shop (spec §2 /en-US/faq)', () => {
  it('stand in their groups, each with all that answers it and with an address of its own', () => {
    const { kind, groups } = faqOf(faqEntry());
    expect(kind).toBe('faq');
    expect(groups.map(({ id, title, questions }) => [id, title, questions.map(({ question }) => question)])).toEqual([
      ['shipping', 'Shipping', ['Do you ship?']],
      ['cans', 'Cans', ['Why cans?']],
    ]);
    const [shipping] = groups;
    expect(shipping?.questions.map(({ id, answer }) => [id, answer.map((block) => block.kind)])).toEqual([
      ['do-you-ship', ['paragraph', 'list']],
    ]);
  });

  it('keep a group that has no question yet', () => {
    expect(faqOf(faqEntry({ body: '## Soon' })).groups).toEqual([{ id: 'soon', title: 'Soon', questions: [] }]);
  });

  it('name the question without an answer', () => {
    const entry = faqEntry({ body: '## A group\n\n### Well?' });
    const error = thrownBy(() => faqOf(entry));
    expectNamed(error, entry, 'body');
    expect(String(error)).toContain('has no answer to "Well?"');
  });
});

describe('A page about a mailing list (spec §2 newsletter, sms-opt-in, opt-outs)', () => {
  it('is known by its path', () => {
    expect(mailingListAt('/newsletter/')).toBe('newsletter');
    expect(mailingListAt('/sms-opt-in/')).toBe('sms');
    expect(mailingListAt('/about/')).toBeUndefined();
  });

  it('has the words of consent where a phone number is asked for, and only there', () => {
    expect(mailingListOf(smsEntry(), 'sms')).toMatchObject({ list: 'sms', consent: 'I agree to texts.' });
    const newsletter = pageEntry({ path: '/newsletter/', sections: { consent: 'Not asked for.' } });
    expect(mailingListOf(newsletter, 'newsletter')).not.toHaveProperty('consent');
    expect(mailingListOf(newsletter, 'newsletter')).toMatchObject({ kind: 'mailing-list', list: 'newsletter' });
  });
});

describe('Where the shop is (spec §2 /en-US/contact)', () => {
  const contact = { street: '1 Main St', city: 'Lodi', state: 'CA', zipcode: '95240', hours: ['Mon to Fri, 9 to 5'] };

  it('is read whole, or left out where editors do not say', () => {
    const { hours, ...address } = contact;
    expect(contactDetailsOf(settingsEntry({ contact }))).toEqual({ address, hours });
    expect(contactDetailsOf(settingsEntry())).toBeUndefined();
  });

  it.each(['street', 'city', 'state', 'zipcode', 'hours'])('is refused without %s, by name', (part) => {
    const entry = settingsEntry({ contact: { ...contact, [part]: undefined } });
    expectNamed(
      thrownBy(() => contactDetailsOf(entry)),
      entry,
      `contact.${part}`,
    );
  });
});
