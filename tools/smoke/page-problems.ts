import { messageOf } from '#tools/console/format';
import { structuredDataProblems } from '#tools/site/structured-data/structured-data-problems';
import type { ListedPage } from './listed-pages';
import { listedAddresses, listedPages } from './listed-pages';
import type { ReleasedShop } from './released-shop';

/**
 * Finds pages that search engines could not use: robots.txt, the sitemap, and each page that it lists, with its structured
 * data.
 */
export async function pageProblems(shop: ReleasedShop): Promise<readonly string[]> {
  const addresses = await listedAddresses(shop);
  const pages = await listedPages(shop);
  const elsewhere = addresses.filter((url) => !url.startsWith(`${shop.origin}/`));
  return [
    ...(await robotsProblems(shop)),
    ...(addresses.length === 0 ? ['The sitemap lists no page.'] : []),
    ...elsewhere.map((url) => `The sitemap lists ${url}, which is not of this shop.`),
    ...pages.flatMap(problemsOf),
  ];
}

async function robotsProblems(shop: ReleasedShop): Promise<readonly string[]> {
  const { status, text } = await shop.ask('/robots.txt');
  if (status !== 200) return [`/robots.txt answers ${status}.`];
  const sitemap = `Sitemap: ${shop.origin}/sitemap.xml`;
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return [
    ...(lines.includes(sitemap) ? [] : [`/robots.txt has no line "${sitemap}".`]),
    ...(lines.some((line) => /^disallow:\s*\/$/i.test(line))
      ? ['/robots.txt keeps search engines from the whole shop.']
      : []),
  ];
}

function problemsOf({ url, answer: { status, headers, text } }: ListedPage): readonly string[] {
  if (status !== 200) return [`The sitemap lists ${url}, which answers ${status}.`];
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
  const robots = `${headers.get('x-robots-tag') ?? ''} ${/<meta name="robots" content="([^"]*)"/.exec(text)?.[1] ?? ''}`;
  return [
    ...(canonical === url ? [] : [`${url} says that its address is ${canonical ?? 'none'}.`]),
    ...(robots.includes('noindex') ? [`The sitemap lists ${url}, which asks to be left out.`] : []),
    ...dataProblems(text).map((problem) => `${url}: structured data${problem}.`),
  ];
}

function dataProblems(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^]*?)<\/script>/g)];
  if (scripts.length === 0) return [' are missing'];
  return scripts.flatMap(([, text = '']) => {
    try {
      return structuredDataProblems(JSON.parse(text)).map((problem) => ` ${problem}`);
    } catch (error) {
      return [` cannot be read: ${messageOf(error)}`];
    }
  });
}
