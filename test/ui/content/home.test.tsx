import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CartState } from '#src/application/ports/state/cart-state';
import { sentences } from '#src/ui/blocks/hero';
import { CartFlyoutState } from '#src/ui/cart/shared/cart-flyout-state';
import * as home from '#src/ui/content/home';
import { aProduct } from '#test/builders/a-product';
import { aMaker, homeContent, homeRow, redWine, sixPack } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const everyRow = homeContent([
  homeRow({ products: [aProduct(), redWine] }),
  homeRow({ kind: 'packs', title: 'Packed with a plan', products: [sixPack] }),
  homeRow({ kind: 'how', title: 'How it works', text: 'Choose any cans. We send them. The fridge does the rest.' }),
  homeRow({ kind: 'makers', title: 'Ten makers', makers: [aMaker] }),
  homeRow({ kind: 'club', title: 'The can club', text: 'On a schedule you set.' }),
]);

describe('Home page (spec §2 Screens and routes)', () => {
  it('leads from the promise to the shop, and from each can to its page', () => {
    openPage(home, homeContent([]));
    expect(screen.getByRole('heading', { level: 1 }).textContent.trim()).toBe('Good wine. Small can.');
    const links = screen
      .getAllByRole('link')
      .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Shop the cans', '/shop/'],
      ['Brisk White', '/products/brisk-white/'],
      ['Quiet Red', '/products/quiet-red/'],
      ['Mixed 6 Pack', '/products/mixed-pack-6/'],
    ]);
  });

  it('shows the open box beside the words about the club', () => {
    const picture = { url: '/media/club/box-12.svg', alt: 'An open box', width: 1200, height: 900 };
    openPage(home, homeContent([homeRow({ kind: 'club', title: 'The can club', picture })]));
    expect(screen.getByRole('img', { name: 'An open box' }).getAttribute('src')).toBe('/media/club/box-12.svg');
  });

  it('tells how it works step by step, in order', () => {
    openPage(home, everyRow);
    const steps = within(
      screen.getByRole('heading', { name: 'How it works' }).closest('section') ?? document.body,
    ).getAllByRole('listitem');
    expect(steps.map((step) => within(step).getByRole('paragraph').textContent)).toEqual([
      'Choose any cans.',
      'We send them.',
      'The fridge does the rest.',
    ]);
  });

  it('states the price of each can of a pack', () => {
    openPage(home, everyRow);
    const pack = within(screen.getByRole('list', { name: 'Packed with a plan' })).getByRole('article');
    expect(pack.textContent).toMatch(/\$42\.00\$7\.00 a can/);
  });

  it('puts a can into the cart from where it stands', async () => {
    const { ports: container, pass } = openPage(home, everyRow);
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Quiet Red' }));
    await pass();
    const lines = container.get(CartState).current?.lineItems.map(({ sku, quantity }) => [sku, quantity]);
    expect(lines).toEqual([['RED-1', 1]]);
    expect(container.get(CartFlyoutState).isOpen).toBe(true);
  });

  it('lets the strip of makers be leafed through by keyboard', () => {
    openPage(home, everyRow);
    const strip = screen.getByRole('group', { name: 'Ten makers' });
    expect(strip.tabIndex).toBe(0);
    within(strip).getByRole('heading', { level: 3, name: 'Hill & Daughter' });
  });

  it('is accessible with every kind of row', async () => {
    const { container } = openPage(home, everyRow);
    expect(await violations(container)).toEqual([]);
  });
});

describe('Sentences', () => {
  it.each([
    ['Good wine. Small can. Pull here.', ['Good wine.', 'Small can.', 'Pull here.']],
    ['One thought, 8.5 percent of it', ['One thought, 8.5 percent of it']],
    ['Really? Élan!  Yes.', ['Really?', 'Élan!', 'Yes.']],
  ])('%s', (text, expected) => {
    expect(sentences(text)).toEqual(expected);
  });
});
