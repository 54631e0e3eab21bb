import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TasteContent } from '#src/domain/taste/taste-content';
import * as taste from '#src/ui/taste/taste';
import { tasteMessages } from '#src/ui/taste/taste-messages';
import { aProduct } from '#test/builders/a-product';
import { openTab } from '#test/support/test-tab';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const dryRed = aProduct({ sku: 'RED-1', slug: 'red', name: 'Dry Red', wineType: 'red', sweetness: 'dry' });
const sweetRed = aProduct({ sku: 'RED-2', slug: 'red-2', name: 'Sweet Red', wineType: 'red', sweetness: 'sweet' });
const dryWhite = aProduct({ sku: 'WHITE-1', slug: 'white', name: 'Dry White', wineType: 'white', sweetness: 'dry' });
const content: TasteContent = {
  kind: 'taste',
  path: '/taste/',
  title: 'Find your can',
  description: 'Three questions.',
  noindex: false,
  wines: [
    { product: dryWhite, pairings: ['Oysters'] },
    { product: sweetRed, pairings: [] },
    { product: dryRed, pairings: ['Roast chicken', 'Lentils'] },
  ],
};

const question = () => screen.getAllByRole('heading', { level: 2 })[0];
const answer = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const wines = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
const startOver = () => screen.queryByRole('link', { name: tasteMessages.startOver });
const clubLink = () => screen.getByRole('link', { name: /^Join with/ }).getAttribute('href');

describe('Questions that lead to a wine (spec §2 Screens and routes, §3 catalog)', () => {
  it('come one after the other, with the focus on each, and the address holds the answers', async () => {
    const { address } = openPage(taste, content);
    expect([question()?.textContent, screen.getByText('Question 1 of 3')]).toEqual([
      'What are you in the mood for?',
      expect.anything(),
    ]);
    expect(startOver()).toBeNull();
    await answer('Red');
    expect(startOver()?.getAttribute('href')).toBe('/taste/');
    expect([question()?.textContent, address()]).toEqual(['How dry do you like it?', '/taste/?wine=red']);
    expect(document.activeElement).toBe(question());
    await answer('Dry');
    await answer('Black coffee');
    expect(address()).toBe('/taste/?wine=red&dryness=dry&usual=coffee');
    expect(document.activeElement).toBe(question());
    expect(wines()).toEqual(['Dry Red', 'Sweet Red', 'Dry White']);
    screen.getByText('1 wine suits everything you said');
  });

  it('give the reasons in words', () => {
    openPage(taste, content, '/taste/?wine=red&dryness=dry&usual=coffee');
    const [first, second, third] = screen.getAllByRole('article').map((card) => card.querySelector('p')?.textContent);
    expect([first, second, third]).toEqual([
      'Red, dry, has the grip of black coffee, goes with roast chicken',
      'Red, has the grip of black coffee',
      'Dry, goes with oysters',
    ]);
  });

  it('lead to the first step of the club with that choice made (spec §4 Club join)', () => {
    openPage(taste, content, '/taste/?wine=red&dryness=any&usual=any');
    expect(clubLink()).toBe('/can-club/join/12/?type=red');
  });

  it('take whites and rosés together, as the club does', () => {
    openPage(taste, content, '/taste/?wine=rose&dryness=any&usual=any');
    expect(clubLink()).toBe('/can-club/join/12/?type=white-and-ros%C3%A9');
  });

  it('can each be answered anew, without losing the others', async () => {
    const { address } = openPage(taste, content, '/taste/?wine=red&dryness=dry&usual=tea');
    await userEvent.click(screen.getByRole('link', { name: 'Dry Change: How dry do you like it?' }));
    expect([address(), question()?.textContent]).toEqual(['/taste/?wine=red&usual=tea', 'How dry do you like it?']);
    await answer('A little sweet');
    expect([address(), wines()[0]]).toEqual(['/taste/?wine=red&dryness=sweeter&usual=tea', 'Sweet Red']);
    await answer('Start over');
    expect(address()).toBe('/taste/');
  });

  it('say so when nothing suits everything', () => {
    openPage(taste, content, '/taste/?wine=rose&dryness=sweeter&usual=beer');
    screen.getByRole('heading', { level: 2, name: 'These come closest' });
    screen.getByText(/^No wine suits everything/);
  });

  it.each([
    '/taste/?wine=blue',
    '/taste/?wine=__proto__&dryness=constructor',
    `/taste/?wine=${'x'.repeat(1000)}`,
    '/taste/?usual=%3Cscript%3E',
  ])('start where an address says nothing that is asked: %s', (address) => {
    openPage(taste, content, address);
    expect(question()?.textContent).toBe('What are you in the mood for?');
  });

  it('can be answered by chance', async () => {
    const tab = openTab();
    tab.world.random.chance = 0.99;
    const { address } = openPage(taste, content, content.path, tab);
    await userEvent.click(screen.getByRole('button', { name: 'Surprise me' }));
    expect([address(), wines()[0]]).toEqual(['/taste/?wine=red&dryness=dry&usual=coffee', 'Dry Red']);
  });

  it('can be answered by keyboard alone', async () => {
    const { address } = openPage(taste, content);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('White');
    await userEvent.keyboard('{Enter}');
    expect(address()).toBe('/taste/?wine=white');
  });

  it.each(['/taste/', '/taste/?wine=red&dryness=dry&usual=coffee', '/taste/?wine=rose&dryness=sweeter&usual=beer'])(
    'are accessible at %s (spec §2 Page shell and behavior)',
    async (address) => {
      const { container } = openPage(taste, content, address);
      expect(await violations(container)).toEqual([]);
    },
  );
});
