import { listedAddresses } from './listed-pages';
import { ask, type ReleasedShop } from './released-shop';

const permanent: readonly number[] = [301, 308];

/** Finds addresses that do not lead where docs/hosting.md says: redirects, pages that only the browser knows, and missing pages. */
export async function addressProblems(shop: ReleasedShop): Promise<readonly string[]> {
  const { origin, prefix } = shop;
  const page = (await listedAddresses(shop)).find(
    (url) => url.startsWith(`${origin}${prefix}/`) && url !== `${origin}${prefix}/`,
  );
  const path = page === undefined ? undefined : page.slice(origin.length);
  return [
    ...(path === undefined ? [] : await redirectProblems(shop, `${path.slice(0, -1)}?smoke=1`, `${path}?smoke=1`)),
    ...(prefix === '' ? [] : await languageProblems(shop, path)),
    ...(await statusProblems(shop, `${prefix}/account/`, 200)),
    ...(await statusProblems(shop, `${prefix}/no-such-page/`, 404)),
    ...(await statusProblems(shop, '/assets/no-such-script.js', 404)),
    ...(await statusProblems(shop, '/page-data/no-such-page/page-data.json', 404)),
    ...(await httpProblems(shop)),
  ];
}

async function languageProblems(shop: ReleasedShop, path: string | undefined): Promise<readonly string[]> {
  const { prefix } = shop;
  const { status, text } = await shop.ask('/');
  // Some hosts cannot redirect it; there a page does the same.
  const isPage = status === 200 && text.includes(`${prefix}/`);
  return [
    ...(isPage ? [] : await redirectProblems(shop, '/', `${prefix}/`)),
    ...(path === undefined ? [] : await redirectProblems(shop, path.slice(prefix.length), path)),
  ];
}

async function redirectProblems(shop: ReleasedShop, from: string, to: string): Promise<readonly string[]> {
  const { status, headers } = await shop.ask(from);
  const location = headers.get('location');
  if (!permanent.includes(status) || location === null)
    return [`${from} answers ${status}, and should lead to ${to} for good.`];
  return new URL(location, shop.origin).href === shop.origin + to
    ? []
    : [`${from} leads to ${location}, and should lead to ${to}.`];
}

async function statusProblems(shop: ReleasedShop, path: string, wanted: number): Promise<readonly string[]> {
  const { status } = await shop.ask(path);
  return status === wanted ? [] : [`${path} answers ${status}, and should answer ${wanted}.`];
}

/** Only an address without a port has a sibling over HTTP. */
async function httpProblems({ origin, isHttps, prefix }: ReleasedShop): Promise<readonly string[]> {
  if (!isHttps || new URL(origin).port !== '') return [];
  const plain = `${origin.replace('https:', 'http:')}${prefix}/`;
  const { status, headers } = await ask(plain);
  const isSentOn = permanent.includes(status) && (headers.get('location') ?? '').startsWith(`${origin}/`);
  return isSentOn ? [] : [`${plain} answers ${status}, and should lead to HTTPS for good.`];
}
