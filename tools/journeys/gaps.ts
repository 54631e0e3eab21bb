import type { Footprint } from './footprints';
import type { ShopMap } from './shop-map';
import { WAYS_TO_PAY } from './touched';

/** The call by which each way to sign in ends (spec §7 Sign-in provider). */
const signInRoutes: Readonly<Record<string, string>> = {
  emailMagicLinks: 'POST /sdk/v1/magic_links/authenticate',
  otp: 'POST /sdk/v1/otps/authenticate',
  oauth: 'POST /sdk/v1/oauth/authenticate',
  passwords: 'POST /sdk/v1/passwords/authenticate',
  passkeys: 'POST /sdk/v1/webauthn/authenticate',
  crypto: 'POST /sdk/v1/crypto_wallets/authenticate',
};

const called = /^\w+ \/(api|sdk\/v1)\//;

/**
 * Kinds of page, ways to sign in, ways to pay and routes that no core journey touched, each named. A route counts that any
 * journey calls at all.
 */
export function gapsOf(
  core: readonly Footprint[],
  all: readonly Pick<Footprint, 'routes'>[],
  { pages, signInMethods }: Pick<ShopMap, 'pages' | 'signInMethods'>,
): readonly string[] {
  const touched = new Set(
    core.flatMap((one) => [...one.pages.map((page) => `page ${page}`), ...one.payments, ...one.routes]),
  );
  const routes = new Set(all.flatMap((one) => one.routes.filter((route) => called.test(route))));
  const wanted = [
    ...pages.map((page) => ({ label: `the page ${page}`, key: `page ${page}` })),
    ...signInMethods.map((method) => ({ label: `the way to sign in ${method}`, key: signInRoutes[method] ?? method })),
    ...WAYS_TO_PAY.map((way) => ({ label: `the way to pay ${way}`, key: way })),
    ...[...routes].sort().map((route) => ({ label: `the route ${route}`, key: route })),
  ];
  return wanted.filter(({ key }) => !touched.has(key)).map(({ label }) => label);
}
