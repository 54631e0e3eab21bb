import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { FaqContent } from '#src/domain/contact/contact-content';
import * as faqPage from '#src/ui/contact/faq';
import { faqMessages as messages } from '#src/ui/contact/faq-messages';
import { structuredDataOf } from '#src/ui/for-programs/structured-data-of';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { settledDelay } from '#src/ui/shell/settled-message';
import { openTab } from '#test/support/test-tab';
import { fillIn } from '#test/ui/support/fill-in';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const answer = (text: string) => [{ kind: 'paragraph', spans: [{ kind: 'text', text }] }] as const;
const content: FaqContent = {
  kind: 'faq',
  path: '/faq/',
  title: 'Questions',
  description: 'And answers.',
  noindex: false,
  groups: [
    {
      id: 'shipping',
      title: 'Shipping',
      questions: [
        { id: 'where', question: 'Where do you ship?', answer: answer('To 41 states.') },
        { id: 'cost', question: 'What does it cost?', answer: answer('$9.95.') },
      ],
    },
    { id: 'wine', title: 'Wine', questions: [{ id: 'rose', question: 'What is rosé?', answer: answer('Pink.') }] },
  ],
};

function open(address = '/faq/') {
  const tab = openTab();
  tab.content.shell = { ...tab.content.shell, contactEmail: 'hello@cans.test' };
  return openPage(faqPage, content, address, tab);
}
const questions = () => screen.queryAllByRole('group').map((one) => one.querySelector('summary')?.textContent);
const search = () => screen.getByRole('searchbox', { name: messages.search });

describe('Questions and answers (spec §2 faq)', () => {
  it('are all there, in their groups, each in a native disclosure', async () => {
    const { container } = open();
    expect(questions()).toEqual(['Where do you ship?', 'What does it cost?', 'What is rosé?']);
    screen.getByText(messages.count(3, 3));
    const groups = within(screen.getByRole('navigation', { name: messages.groups })).getAllByRole('link');
    expect(groups.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Shipping', '#shipping'],
      ['Wine', '#wine'],
    ]);
    expect(container.querySelectorAll('details[open]')).toHaveLength(0);
    expect(await violations(container)).toEqual([]);
  });

  it('are narrowed down as one types, and the count is told', async () => {
    const { container, ports, pass } = open();
    await fillIn(search(), 'ROSE');
    expect(questions()).toEqual(['What is rosé?']);
    screen.getByText(messages.count(1, 3));
    expect(ports.get(LiveMessageState).message).toBe('');
    await pass(settledDelay);
    expect(ports.get(LiveMessageState).message).toBe(messages.count(1, 3));
    expect(screen.queryByRole('link', { name: 'Shipping' })).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it.each(['no such thing', '<img src=x onerror=alert(1)>', 'x'.repeat(1000)])(
    'lead on where nothing is found for %#',
    async (typed) => {
      const { container } = open();
      await userEvent.click(search());
      await userEvent.paste(typed);
      expect(questions()).toEqual([]);
      screen.getByText(messages.nothing.title);
      expect(await violations(container)).toEqual([]);
      await userEvent.click(screen.getByRole('button', { name: messages.clear }));
      expect(questions()).toHaveLength(3);
      expect(document.activeElement).toBe(search());
    },
  );

  it('open the answer that the address names, and nothing else', () => {
    const { container } = open('/faq/#cost');
    expect([...container.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['cost']);
  });

  it.each(['#nonsense', '#%E0%A4%A', '#shipping', '#"]'])('stay closed for %s', (hash) => {
    expect(open(`/faq/${hash}`).container.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('are told to search engines with their answers (FAQPage)', () => {
    const site = { brandName: 'Cans', siteUrl: 'https://cans.test', prefix: '/en-US', language: 'en-US' };
    const [data] = structuredDataOf(content, { site, shell: { tagline: '', footerText: '' } }, { regions: [] });
    expect(data).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: expect.arrayContaining([
        {
          '@type': 'Question',
          name: 'Where do you ship?',
          acceptedAnswer: { '@type': 'Answer', text: 'To 41 states.' },
        },
      ]) as unknown,
    });
  });
});
