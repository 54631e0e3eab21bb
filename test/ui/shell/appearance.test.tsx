import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContainerProvider } from '#src/ui/kit/container-context';
import { AppearanceChoice } from '#src/ui/shell/appearance-choice';
import { messages } from '#src/ui/shell/shell-messages';
import { SiteIdentity } from '#src/ui/shell/site-identity';
import { StoringBrowser, storedIn } from '#test/support/storing-browser';
import { start } from './early-document';

const site = { brandName: 'Cans', siteUrl: 'https://shop.example', prefix: '/en-US', language: 'en-US' };
const root = document.documentElement;
afterEach(() => {
  vi.unstubAllGlobals();
  delete root.dataset['appearance'];
});

function openTab(browser: StoringBrowser) {
  const window = browser.openTab();
  const container = storedIn(window);
  container.bind(SiteIdentity, site);
  const choice = (
    <ContainerProvider container={container}>
      <AppearanceChoice />
    </ContainerProvider>
  );
  return { window, choice, local: window.localStorage };
}

const field = () => screen.getByRole<HTMLSelectElement>('combobox', { name: messages.appearance });
const choose = (name: string) => userEvent.selectOptions(field(), name);

describe('Appearance (spec §2 Page shell)', () => {
  it('follows the device until the visitor chooses', () => {
    render(openTab(new StoringBrowser()).choice);
    expect([root.dataset['appearance'], field().value]).toEqual([undefined, '']);
  });

  it('is chosen for this browser, and given back to the device', async () => {
    const { choice, local } = openTab(new StoringBrowser());
    render(choice);
    await choose(messages.appearances.dark);
    expect([root.dataset['appearance'], local.getItem('appearance'), field().value]).toEqual(['dark', 'dark', 'dark']);
    await choose(messages.appearances.system);
    expect([root.dataset['appearance'], local.getItem('appearance'), field().value]).toEqual([undefined, null, '']);
  });

  it('follows a choice in another tab', () => {
    const browser = new StoringBrowser();
    render(openTab(browser).choice);
    act(() => browser.openTab().localStorage.setItem('appearance', 'light'));
    expect([root.dataset['appearance'], field().value]).toEqual(['light', 'light']);
  });

  it('lasts as long as the page where storage is full', async () => {
    const browser = new StoringBrowser();
    browser.isFull = true;
    render(openTab(browser).choice);
    await choose(messages.appearances.light);
    expect([root.dataset['appearance'], field().value]).toEqual(['light', 'light']);
  });

  it('is the same in every served document, whatever was chosen', () => {
    const { choice, local } = openTab(new StoringBrowser());
    local.setItem('appearance', 'dark');
    expect(renderToString(choice)).toContain('<option value="" selected="">');
  });
});

describe('The first script of a document (docs/adr/0010)', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['purple', undefined],
    [null, undefined],
  ])('applies the stored appearance %s before the first paint', (stored, shown) => {
    vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'appearance' ? stored : null) });
    start().stop();
    expect(root.dataset['appearance']).toBe(shown);
  });

  it('starts where storage is forbidden', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
    start().stop();
    expect(root.dataset['appearance']).toBeUndefined();
  });
});
