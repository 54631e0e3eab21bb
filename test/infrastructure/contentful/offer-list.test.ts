import { describe, expect, it } from 'vitest';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { addresses } from '#test/support/content-addresses';
import { EntriesAtHand, makerEntry, pageEntry, wineEntry } from './made-entries';
import { offer, OffersAtHand } from './shop-at-hand';

const now = Date.UTC(2026, 10, 23);

function landingPage(slug: string, fields: Readonly<Record<string, unknown>> = {}): ContentEntry {
  const own = { slug, title: slug, metaDescription: `All about ${slug}.`, noindex: false };
  return { type: 'landingPage', id: slug, fields: { ...own, ...fields } };
}

const lines = [{ sku: 'GAMAY-01', quantity: 1 }];
const reader = new ContentfulContentReader(
  new EntriesAtHand([
    makerEntry(),
    wineEntry(),
    pageEntry({ path: '/offers/', title: 'Current offers' }),
    landingPage('always', { offer: { lines, note: 'Takes $5 off.' } }),
    landingPage('eve', { offer: { lines, ends: '2026-12-31' } }),
    landingPage('summer', { offer: { lines, ends: '2026-09-07' } }),
    landingPage('secret', { noindex: true, offer: { lines } }),
    landingPage('gone', { offer: { lines: [{ sku: 'GONE-01', quantity: 1 }] } }),
    landingPage('story'),
  ]),
  new OffersAtHand([offer('GAMAY-01')]),
  new ManualClock(now),
  addresses,
);

describe('The offers of the content service (spec §2 /en-US/try/{offer})', () => {
  it('are listed while they can be had, those first that end soonest', async () => {
    const page = await reader.readPage('/offers/');
    expect(page?.kind === 'offer-list' && page.offers).toMatchObject([
      { path: '/try/eve/', ends: '2026-12-31', product: { sku: 'GAMAY-01' } },
      { path: '/try/always/', title: 'always', description: 'All about always.', note: 'Takes $5 off.' },
      { path: '/try/story/', title: 'story' },
    ]);
  });

  it('are on no list once they are over, and keep their page', async () => {
    expect(await reader.readPage('/try/summer/')).toMatchObject({ kind: 'landing-page', noindex: true });
    expect(await reader.readPage('/try/eve/')).toMatchObject({ kind: 'landing-page', noindex: false });
  });
});
