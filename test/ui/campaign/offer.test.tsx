import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logger } from '#src/application/ports/system/logger';
import { given } from '#src/composition/container';
import type { LandingOffer } from '#src/domain/campaign/campaign-content';
import { cents } from '#src/domain/money/money';
import type { LandingPageContent } from '#src/domain/page/page-content';
import * as landingPage from '#src/ui/campaign/landing-page';
import { offerMessages as messages } from '#src/ui/campaign/offer-messages';
import { noAnswer } from '#test/application/failures';
import { aProduct } from '#test/builders/a-product';
import { recordLog } from '#test/fakes/system/recording-logger';
import { openTab } from '#test/support/test-tab';
import { redWine } from '#test/ui/support/contents';
import { openPage } from '#test/ui/support/open-page';
import { violations } from '#test/ui/support/violations';

const rose = aProduct({ sku: 'ROSE-1', slug: 'late-rose', name: 'Late Rosé' });
const whites = { sku: 'WHITE-1', quantity: 2, product: aProduct() };
const offer: LandingOffer = {
  code: 'ten',
  lines: [whites, { sku: 'RED-1', quantity: 1, product: redWine }],
  note: 'Once for every household.',
  ends: '2027-01-31',
};

async function open(overrides: Partial<LandingOffer> = {}, tab = openTab()) {
  const content: LandingPageContent = {
    kind: 'landing-page',
    path: '/try/picnic/',
    title: 'A picnic',
    description: 'For one blanket.',
    noindex: false,
    blocks: [{ kind: 'hero', title: 'One blanket.', text: 'Three cans.', products: [] }],
    offer: { ...offer, ...overrides },
  };
  const page = openPage(landingPage, content, content.path, tab);
  await page.pass();
  return page;
}

const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('The offer of a landing page (spec §2 /en-US/try/{offer})', () => {
  it('names its contents and the conditions of its code, and leads to a cart that holds them', async () => {
    const { container } = await open();
    const contents = screen.getByRole('list', { name: messages.contents }).textContent;
    expect(contents).toContain('2 × Brisk White');
    expect(contents).toContain('1 × Quiet Red');
    screen.getByText('TEN');
    screen.getByText('Once for every household.');
    screen.getByText('Through January 31, 2027');
    expect(link(messages.actions.cart)).toBe('/cart/WHITE-1:2,RED-1:1/?promo=ten');
    expect(link(messages.see)).toBe('/try/picnic/#offer');
    expect(container.querySelector('#offer')).not.toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it('leads to the steps of the club, never past its terms', async () => {
    await open({ lines: [], club: 24, code: 'firstbox' });
    expect(link(messages.actions.club)).toBe('/can-club/join/24/?promo=firstbox');
  });

  it('leads to the shelf with a code for anything', async () => {
    await open({ lines: [] });
    expect(link(messages.actions.shop)).toBe('/shop/?promo=ten');
  });

  it('says that it has ended, when the last day is over, and leads on', async () => {
    const tab = openTab();
    tab.scheduler.clock.set(Date.parse('2027-02-01T10:00:00Z'));
    const { container } = await open({}, tab);
    screen.getByRole('heading', { name: messages.over.title });
    screen.getByText(messages.over.text('2027-01-31'));
    expect(screen.queryByRole('link', { name: messages.actions.cart })).toBeNull();
    expect(link('Brisk White')).toBe('/products/brisk-white/');
    expect(link(messages.seeAll)).toBe('/shop/');
    expect(await violations(container)).toEqual([]);
  });

  it("has today's prices and stock, and goes on without products that sold out since the build", async () => {
    await open({ lines: [whites, { sku: 'ROSE-1', quantity: 1, product: rose }] });
    screen.getByText(messages.missing(1));
    expect(link(messages.actions.cart)).toBe('/cart/WHITE-1:2/?promo=ten');
  });

  it('says of a pack that shoppers put together the price of its cans, not that of the back end', async () => {
    const mix = aProduct({ sku: 'RED-1', name: 'Six of your own', composedOf: 6, price: cents(9900) });
    await open({ lines: [{ sku: mix.sku, quantity: 1, product: mix }] });
    expect(screen.getByRole('list', { name: messages.contents }).textContent).toContain('$99');
  });

  it('leads to where one is told when it is back, when all of it is sold out', async () => {
    await open({ lines: [{ sku: 'ROSE-1', quantity: 1, product: rose }] });
    screen.getByRole('heading', { name: messages.soldOut.title });
    expect(link('Late Rosé')).toBe('/products/late-rose/#back-in-stock');
  });

  it('says that it is gone when all its products are discontinued', async () => {
    const { container } = await open({ lines: [{ sku: 'GONE-1', quantity: 1 }] });
    screen.getByRole('heading', { name: messages.gone.title });
    expect(screen.queryByRole('list', { name: messages.contents })).toBeNull();
    expect(await violations(container)).toEqual([]);
  });

  it("stays as it was built while today's stock cannot be read, and logs that", async () => {
    const logger = recordLog();
    const tab = openTab({ adapters: [given(Logger, logger)] });
    tab.shop.failNext('readBySkus', noAnswer());
    await open({}, tab);
    expect(link(messages.actions.cart)).toBe('/cart/WHITE-1:2,RED-1:1/?promo=ten');
    expect(logger.entries).toEqual([
      {
        message: expect.stringContaining('of the build'),
        details: { skus: ['WHITE-1', 'RED-1'], code: 'network_error' },
      },
    ]);
  });
});
