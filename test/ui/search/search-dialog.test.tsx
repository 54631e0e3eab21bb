import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { Searchable } from '#src/domain/search/search-entry';
import { kitMessages } from '#src/ui/kit/kit-messages';
import { slowAnswer } from '#src/ui/search/search-answer';
import { SearchDialog } from '#src/ui/search/search-dialog';
import { searchMessages } from '#src/ui/search/search-messages';
import { typingPause } from '#src/ui/search/suggestions.presenter';
import { aProduct } from '#test/builders/a-product';
import { openTab } from '#test/support/test-tab';
import { redWine } from '#test/ui/support/contents';
import { fillIn } from '#test/ui/support/fill-in';
import { TestSite } from '#test/ui/support/test-site';
import { violations } from '#test/ui/support/violations';

function product(overrides: Parameters<typeof aProduct>[0]): Searchable {
  const sold = aProduct(overrides);
  const { name: title, tagline: text, picture, slug } = sold;
  const path = `/products/${slug}/`;
  const entry = { kind: 'products', path, title, text, ...(picture && { picture }), product: sold } as const;
  return { entry, keywords: 'wine', body: '' };
}

const question: Searchable = {
  entry: { kind: 'help', path: '/faq/#white', title: 'Is the white dry?', text: 'Very.' },
  keywords: '',
  body: '',
};
const site = [product({}), product({ ...redWine, name: 'Quiet Red' }), question];

async function openSearch() {
  const tab = openTab();
  tab.world.siteSearch.searchables = site;
  let address = '';
  function Page() {
    const [open, setOpen] = useState(false);
    const { pathname, search, hash } = useLocation();
    useEffect(() => {
      address = pathname + search + hash;
    });
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        <SearchDialog open={open} onClose={() => setOpen(false)} />
      </>
    );
  }
  const { container } = render(
    <StrictMode>
      <TestSite container={tab.container} shell={tab.content.shell}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </TestSite>
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  const field = screen.getByRole('combobox', { name: searchMessages.field });
  const pass = (milliseconds = 0) => act(() => tab.scheduler.advance(milliseconds));
  /** Replaces the typed text. */
  const type = async (text: string) => {
    await userEvent.clear(field);
    if (text !== '') await fillIn(field, text.replaceAll(/[{[]/g, '$&$&'));
  };
  const search = async (text: string) => {
    await type(text);
    await pass(typingPause);
  };
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  return { container, tab, field, pass, type, search, options, active, address: () => address };
}

describe('Suggestions while one types (spec §2 Page shell: search)', () => {
  it('come in groups with pictures and prices, after a pause, and are counted for screen readers', async () => {
    const { search, type, pass, options, field, container } = await openSearch();
    screen.getByText(searchMessages.hint);
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await type('white');
    await pass(typingPause - 1);
    expect(options()).toEqual([]);
    await pass(1);
    expect(options()).toEqual(['Brisk White Invented, and cold. $7.00', 'Is the white dry? ']);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
    expect(within(screen.getByRole('group', { name: searchMessages.kinds.help })).getAllByRole('option')).toHaveLength(
      1,
    );
    expect(screen.getByRole('status').textContent).toBe(searchMessages.suggestionCount(2));
    expect(screen.getByRole('option', { name: /Brisk White/ }).querySelector('img')).not.toBeNull();
    expect(await violations(container)).toEqual([]);
    await search('zeppelin');
    expect(screen.getByRole('status').textContent).toBe(searchMessages.nothing.text('zeppelin'));
    expect(field.getAttribute('aria-expanded')).toBe('false');
    expect(await violations(container)).toEqual([]);
  });

  it('are walked with the arrow keys, round and round; the focus stays in the field', async () => {
    const { search, active, field } = await openSearch();
    await search('white');
    expect(active()).toBeUndefined();
    for (const [key, at] of [
      ['ArrowDown', /Brisk White/],
      ['ArrowDown', /Is the white dry/],
      ['ArrowDown', undefined],
      ['ArrowUp', /Is the white dry/],
      ['ArrowUp', /Brisk White/],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      if (at) expect(active()).toMatch(at);
      else expect(active()).toBeUndefined();
      expect(document.activeElement).toBe(field);
    }
    expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
    await fillIn(field, '!');
    expect(active()).toBeUndefined();
  });

  it('open with Enter, and close the dialog', async () => {
    const { search, address } = await openSearch();
    await search('white');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(address()).toBe('/faq/#white');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('let Enter go to all results at any time, also before anything came', async () => {
    const { type, address } = await openSearch();
    await type(' white &  "x" ');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/search/?q=white+%26+%22x%22');
  });

  it('lead to all results by their button, whatever is active', async () => {
    const { search, address } = await openSearch();
    await search('wine');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(screen.getByRole('button', { name: searchMessages.showAll(2) }));
    expect(address()).toBe('/search/?q=wine');
  });

  it('close with Escape and give the focus back', async () => {
    await openSearch();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('drop an answer that comes after a newer one was asked for', async () => {
    const { tab, type, pass, options } = await openSearch();
    const release = tab.world.siteSearch.hold();
    await type('red');
    await pass(typingPause);
    tab.world.siteSearch.hold()();
    await type('brisk');
    await pass(typingPause);
    expect(options()[0]).toMatch(/Brisk White/);
    release();
    await pass();
    expect(options()[0]).toMatch(/Brisk White/);
    expect(options()).toHaveLength(1);
  });

  it('say that they are on their way when they take long', async () => {
    const { tab, type, pass } = await openSearch();
    const release = tab.world.siteSearch.hold();
    await type('white');
    await pass(typingPause + slowAnswer - 1);
    expect(screen.queryByText(searchMessages.searching)).toBeNull();
    await pass(1);
    screen.getByText(searchMessages.searching);
    release();
    await pass();
    expect(screen.queryByText(searchMessages.searching)).toBeNull();
  });

  it('say that they could not be loaded, keep the typed text, and come when they are asked for again', async () => {
    const { tab, search, pass, options, field, container } = await openSearch();
    tab.world.siteSearch.failNext(new GatewayError({ code: 'network_error' }));
    await search('white');
    screen.getByText(new RegExp(searchMessages.failed.title));
    expect((field as HTMLInputElement).value).toBe('white');
    expect(await violations(container)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: kitMessages.tryAgain }));
    await pass();
    expect(options()).toHaveLength(2);
  });

  it('end when the field is emptied', async () => {
    const { search, options } = await openSearch();
    await search('white');
    await search('');
    expect(options()).toEqual([]);
    screen.getByText(searchMessages.hint);
  });

  it.each(['   ', '(.*)+[', '🍷🍷', '<img src=x>'])('take %j as text', async (text) => {
    const { search, options } = await openSearch();
    await search(text);
    expect(options()).toEqual([]);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('cut long texts, and say so at the field', async () => {
    const { field, pass, container } = await openSearch();
    await userEvent.click(field);
    await userEvent.paste('a'.repeat(1000));
    await pass(typingPause);
    const problem = screen.getByText(searchMessages.cut);
    expect(field.getAttribute('aria-describedby')).toBe(problem.closest('p')?.id);
    expect(await violations(container)).toEqual([]);
  });
});
