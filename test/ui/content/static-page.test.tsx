import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Block } from '#src/domain/content/prose';
import type { StaticPageContent } from '#src/domain/page/page-content';
import * as staticPage from '#src/ui/content/static-page';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const heading = (id: string): Block => ({
  kind: 'heading',
  level: 2,
  id,
  spans: [{ kind: 'strong', spans: [{ kind: 'text', text: `About ${id}` }] }],
});
const paragraph: Block = { kind: 'paragraph', spans: [{ kind: 'text', text: 'Words.' }] };

function pageOf(body: readonly Block[]): StaticPageContent {
  const meta = { path: '/faq/', title: 'Questions', description: 'Answers.', noindex: false };
  return { kind: 'static-page', ...meta, body, blocks: [] };
}

describe('Pages of text (spec §2 Information)', () => {
  it('list their contents when they are long', () => {
    openPage(
      staticPage,
      pageOf([heading('cans'), paragraph, heading('wine'), paragraph, heading('people'), paragraph]),
    );
    const contents = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(contents.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About cans', '#cans'],
      ['About wine', '#wine'],
      ['About people', '#people'],
    ]);
    expect(contents.every((link) => document.querySelector(link.getAttribute('href') ?? '')?.tagName === 'H2')).toBe(
      true,
    );
  });

  it('do not when they are short', () => {
    openPage(staticPage, pageOf([heading('cans'), paragraph, heading('wine'), paragraph]));
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('are accessible', async () => {
    const { container } = openPage(
      staticPage,
      pageOf([paragraph, heading('cans'), heading('wine'), heading('people')]),
    );
    expect(await violations(container)).toEqual([]);
  });
});
