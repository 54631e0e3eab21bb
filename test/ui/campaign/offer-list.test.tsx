import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { OfferListContent } from '#src/domain/campaign/campaign-content';
import * as offerList from '#src/ui/campaign/offer-list';
import { offerListMessages as messages } from '#src/ui/campaign/offer-list-messages';
import { openTab } from '#test/support/test-tab';
import { redWine } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const content: OfferListContent = {
  kind: 'offer-list',
  path: '/offers/',
  title: 'Current offers',
  description: 'All that run at the moment.',
  noindex: false,
  body: [],
  offers: [
    { path: '/try/eve/', title: 'Ten, nine, pop', description: 'Bubbles.', note: 'Takes $10 off.', ends: '2026-12-31' },
    { path: '/try/six-reds/', title: 'Six reds', description: 'A week of evenings.', product: redWine },
  ],
};

function open(now: number) {
  const tab = openTab();
  tab.scheduler.clock.set(now);
  return openPage(offerList, content, undefined, tab);
}

const shown = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('The list of offers (spec §2 /en-US/try/{offer})', () => {
  it('leads to every offer with its conditions and its last day', async () => {
    const { container, pass } = open(Date.UTC(2026, 11, 1));
    await pass();
    expect(shown()).toEqual(['Ten, nine, pop', 'Six reds']);
    expect(screen.getByRole('link', { name: 'Six reds' }).getAttribute('href')).toBe('/try/six-reds/');
    screen.getByText('Takes $10 off.');
    screen.getByText('Through December 31, 2026');
    expect(await violations(container)).toEqual([]);
  });

  it('leaves out offers that are over by the time of the look', async () => {
    const { pass } = open(Date.UTC(2027, 0, 2));
    await pass();
    expect(shown()).toEqual(['Six reds']);
  });

  it('says so when there is none, and leads on', async () => {
    const { container } = openPage(offerList, { ...content, offers: [] });
    screen.getByRole('heading', { name: messages.none.title });
    expect(screen.getByRole('link', { name: messages.none.action }).getAttribute('href')).toBe('/newsletter/');
    expect(await violations(container)).toEqual([]);
  });
});
