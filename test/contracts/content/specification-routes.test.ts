import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { createContainer } from '#src/composition/create-container';
import { shopPages } from '#src/composition/pages';
import type { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { matchRoute, PageRoutes } from '#src/ui/shell/page-route';
import { exampleEnvironment } from '#test/composition/example-environment';
import { answerTo, siteRules } from '#tools/server/site-rules';
import { SandboxContent } from './sandbox-content';

const configuration = readConfiguration(exampleEnvironment);
const pages = shopPages(configuration);
const routes = createContainer(configuration).get(PageRoutes);

/** Every route that section 2 of the specification names, without language prefix, with the page that it leads to. */
const named: readonly (readonly [page: string, ...paths: readonly string[]])[] = [
  // Dynamic routes
  ['customize', '/account/club/customize/17/'],
  ['confirmation', '/order/confirmation/R123456789/17/'],
  ['account', '/account/'],
  ['account-not-found', '/account/something/else/'],
  // Fixed routes: sign-in, club, shopping
  ['login', '/account/login/'],
  ['sign-in-callback', '/authenticate/'],
  ['club', '/can-club/'],
  ['club-join', '/can-club/join/12/', '/can-club/join/24/'],
  ['cart', '/cart/'],
  ['checkout', '/checkout/'],
  ['shop', '/shop/'],
  ['group-order', '/group-order/', '/bulk/'],
  // Information
  ['reviews', '/reviews/'],
  ['faq', '/faq/'],
  ['article-list', '/blog/'],
  ['mailing-list', '/sms-opt-in/'],
  ['event-list', '/upcoming-events/'],
  [
    'static-page',
    '/refer-a-friend/',
    '/about/',
    '/accessibility/',
    '/affiliates/',
    '/corporate-wine-gifts/',
    '/wine-gifts/',
    '/find-us-in-stores/',
    '/press-and-awards/',
    '/privacy-policy/',
    '/terms-of-service/',
    '/shipping-and-returns-policy/',
    '/virtual-events-teams/',
    '/solid-wine/',
    '/wswa-emails/',
  ],
  // Campaign pages with their terms
  [
    'static-page',
    '/early-access-orange-wine/',
    '/early-access-pink-bubbles/',
    '/mothers-day-giveaway/',
    '/mothers-day-giveaway-terms/',
    '/summer-getaway/',
    '/summer-getaway-terms/',
    '/cans/',
    '/cans-terms/',
  ],
  ['mailing-list', '/mothers-day-opt-out/', '/fathers-day-opt-out/'],
  // Trade
  ['static-page', '/trade/', '/trade/locations/', '/trade/press-and-awards/'],
  ['downloads', '/trade/materials/'],
  ['price-list', '/trade/wines/'],
];

/** The families of routes, with about as many pages as the specification counts. */
const families: readonly (readonly [page: string, beginning: string, least: number])[] = [
  ['product', '/products/', 100],
  ['article', '/blog/', 70],
  ['maker', '/links/', 1],
  ['landing-page', '/try/', 40],
];

const content = new SandboxContent();
let reader: ContentfulContentReader;
let listed: readonly string[];
const rules = siteRules({});

beforeAll(async () => {
  await content.start();
  reader = content.reader();
  listed = await reader.listPages();
});
afterAll(() => content.stop());

/** The answer of a server to a direct load, from the documents that the build writes. */
function answer(path: string) {
  const documents = pages.flatMap((page) => (page.servedAs === 'document' ? [page.path] : []));
  const written = new Set([...listed, ...documents].map((one) => `/en-US${one}index.html`));
  return answerTo(path, { has: (file) => written.has(file), get: () => undefined }, rules);
}

describe('The routes that the specification names (spec §2 Screens and routes)', () => {
  it.each(named.flatMap(([page, ...paths]) => paths.map((path) => [path, page] as const)))(
    '%s leads to the page "%s", with the language and without it',
    async (path, page) => {
      const route = matchRoute(routes, path)?.route;
      expect(route?.name).toBe(page);
      if (route?.hasContent) expect((await reader.readPage(path))?.kind).toBe(page);
      expect(answer(`/en-US${path}`)).toMatchObject({ kind: 'file', status: 200 });
      expect(answer(path)).toEqual({ kind: 'redirect', location: `/en-US${path}` });
    },
  );

  it.each(families)('of the family "%s" are below %s, at least %i', async (page, beginning, least) => {
    const paths = listed.filter((path) => path.startsWith(beginning) && path !== beginning);
    const ofKind = paths.filter((path) => matchRoute(routes, path)?.route.name === page);
    expect(ofKind.length).toBeGreaterThanOrEqual(least);
    expect((await reader.readPage(ofKind[0] ?? ''))?.kind).toBe(page);
    expect(answer(`/en-US${ofKind[0]}`)).toMatchObject({ kind: 'file', status: 200 });
  });

  it('end at the not-found page, which is 404.html', async () => {
    expect(await reader.readPage('/no-such-page/')).toBeUndefined();
    expect(answer('/en-US/no-such-page/')).toEqual({ kind: 'file', status: 404, path: '/404.html' });
    for (const path of ['/404.html', '/en-US/404.html'])
      expect(answer(path)).toEqual({ kind: 'file', status: 404, path: '/404.html' });
  });
});
