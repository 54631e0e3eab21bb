import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { missingPagesOf } from '#src/composition/configuration/configuration';
import { appShellPaths } from '#src/composition/page-addresses';
import { shopPages } from '#src/composition/pages';
import { specificationCapabilities } from '#src/infrastructure/shop-api/capabilities';
import { capabilitiesWithout, capabilityNames } from '#test/support/capabilities';

const settings = { signIn: { callbackPath: '/welcome/back', mayAskForCaptcha: false }, missingPages: [] };

describe('The pages of the shop (spec §2 Screens and routes)', () => {
  it('have one entry for each address', () => {
    const paths = shopPages({ ...settings, reviewsUrl: 'https://reviews.example' }).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('have documents without content at fixed addresses only, since the build writes them', () => {
    const documents = shopPages(settings).filter(({ servedAs }) => servedAs === 'document');
    expect(new Set(documents.map(({ path }) => path))).toEqual(
      new Set(['/shop/compare/', '/search/', '/cart/', '/checkout/']),
    );
  });

  it('leave to the app shell the addresses that only the browser knows, the configured callback included', () => {
    expect(appShellPaths(settings)).toEqual([
      '/cart/',
      '/order/confirmation/',
      '/account/',
      '/authenticate/',
      '/welcome/back/',
      '/group-order/estimate/',
    ]);
  });

  it('ask for reviews where there is a service for them, and have their own policy where a captcha may be asked for', () => {
    const names = (pages: ReturnType<typeof shopPages>) => pages.map(({ name }) => name);
    expect(names(shopPages(settings))).not.toContain('review');
    expect(names(shopPages({ ...settings, reviewsUrl: 'https://reviews.example' }))).toContain('review');
    const guarded = shopPages({ ...settings, signIn: { ...settings.signIn, mayAskForCaptcha: true } });
    expect(names(guarded.filter(({ hasOwnPolicy }) => hasOwnPolicy))).toEqual([
      'login',
      'security',
      'profile',
      'sign-in-callback',
      'sign-in-callback',
    ]);
  });

  it.each([
    [
      'club',
      [
        '/account/subscriptions/',
        '/account/subscriptions/:id/',
        '/account/club/customize/:subscriptionId/',
        '/can-club/',
        '/can-club/join/:size/',
      ],
    ],
    ['giftCards', ['/account/gift-cards/']],
    ['storeCredit', ['/account/credit/']],
    ['savedCards', ['/account/payment/']],
    ['groupOrders', ['/group-order/', '/bulk/', '/group-order/estimate/:number/']],
    ['prepaid', []],
    ['additions', []],
    ['stockNotices', []],
    ['referral', []],
    ['intervalSavings', []],
  ] as const)('leave out the pages of an engine without %s', (name, expected) => {
    const missingPages = missingPagesOf(capabilitiesWithout(name));
    const offered = shopPages({ ...settings, missingPages }).map(({ path }) => path);
    expect(shopPages(settings).flatMap(({ path }) => (offered.includes(path) ? [] : [path]))).toEqual(expected);
  });

  it('leave out pages that exist, and two that editors write', () => {
    const known = shopPages(settings).map(({ path }) => path);
    const unknown = missingPagesOf(capabilitiesWithout(...capabilityNames)).filter((path) => !known.includes(path));
    expect(unknown).toEqual(['/gift-card-balance/', '/refer-a-friend/']);
    expect(missingPagesOf(specificationCapabilities)).toEqual([]);
  });

  it('are those that hosts are told of (docs/hosting.md, Addresses)', () => {
    const rules = readFileSync('docs/hosting.md', 'utf8');
    const [rule = ''] = /^3\. [^:]*:/m.exec(rules) ?? [];
    const told = [...rule.matchAll(/`\/en-US(\/[^`*]*)\*?`/g)].map(([, path = '']) => path);
    const fixed = appShellPaths({ ...settings, signIn: { ...settings.signIn, callbackPath: '/authenticate' } });
    expect(told.sort()).toEqual([...fixed].sort());
  });
});
