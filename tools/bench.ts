import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withBlankPage } from './bench/blank-page';
import { filterTimes } from './bench/filter';
import type { Score } from './bench/lighthouse';
import { lighthouseMedians } from './bench/lighthouse';
import { renderTimes } from './bench/render';
import { searchTimes } from './bench/search';
import { softNavigations } from './bench/soft-navigation';
import { visits } from './bench/visit';
import { findBrowser } from './browser';
import { command } from './console/command';
import { withRunningShop } from './shop/running-shop';
import { siteDirectory } from './shop/site-directory';
import { describeMeasure, measureFirstRoutes } from './site/budgets';
import { compressSite } from './site/compress';
import { buildForTests } from './testing/build-for-tests';
import { readTestEnvironment } from './testing/test-environment';

const BLANK = 'blank page';

/**
 * "npm run bench -- 5 --beside https://shop.example/" measures five times, and the other address in the same rounds.
 * "--slowed 2" slows the processor twice instead of four times, as on a machine that is half as fast.
 */
await command(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { beside: { type: 'string', multiple: true, default: [] }, slowed: { type: 'string', default: '4' } },
  });
  const runs = Number(positionals[0] ?? 3);
  const slowed = Number(values.slowed);
  const environment = readTestEnvironment(process.cwd(), process.env);
  const directory = siteDirectory(environment);
  await buildForTests(environment);
  // Files travel as those of a shop do, not as quickly as those of tests are packed.
  await compressSite(directory, 'best');
  const browser = await findBrowser(console.log);

  console.log('\nBytes after brotli');
  const sizes = measureFirstRoutes(directory);
  for (const measure of sizes) console.log(`  ${describeMeasure(measure)}`);

  const search = await searchTimes();
  console.log(`\nSearch over ${search.products} products, milliseconds; the first reads the index`);
  console.table({ first: search.first, ...search.texts });

  const pages = benchPages(readFileSync(join(directory, 'sitemap.xml'), 'utf8'));
  const others = Object.fromEntries(values.beside.map((address) => [address, address]));
  const { visited, filter, walked, scores } = await withRunningShop(environment, () =>
    withBlankPage(environment, pages.home, async (blank) => {
      const own = Object.entries(pages).map(([name, path]) => [name, environment.storefrontUrl + path]);
      const shown = { ...(Object.fromEntries(own) as Record<string, string>), ...others };
      console.log('\nA first visit until ten idle seconds without a click');
      const visited = await visits(shown, browser);
      console.table(visited);
      const filter = await filterTimes(environment.storefrontUrl, browser);
      console.log(`\nFilters of ${filter.products} products, milliseconds of each press, slowed four times`);
      console.log(`  ${filter.presses.join(', ')}`);
      console.log(`\nFrom a tap on a page at rest, milliseconds, processor slowed ${slowed} times`);
      const walked = await softNavigations(softRoutes(environment.storefrontUrl, pages), {
        slowed,
        executablePath: browser,
      });
      console.table(walked);
      console.log(`\nLighthouse, mobile, median of ${runs}, processor slowed ${slowed} times`);
      console.log("Main thread as a multiple of a blank page's with React");
      const scores = await lighthouseMedians({ ...shown, [BLANK]: blank }, { runs, slowed, browser });
      console.table(comparedWithBlank(scores));
      return { visited, filter, walked, scores };
    }),
  );
  const ranked = Object.keys(pages).sort((a, b) => (scores[a]?.performance ?? 0) - (scores[b]?.performance ?? 0));
  const [worst = ''] = ranked;
  console.log(
    `Worst page: ${worst}, performance ${scores[worst]?.performance}, longest task ${scores[worst]?.longestTask} ms`,
  );

  console.log('\nRendering pages into files');
  const rendering = await renderTimes(environment, directory, [300, 3000]);
  console.table(rendering);
  await mkdir('reports', { recursive: true });
  await writeFile(
    'reports/bench.json',
    JSON.stringify({ sizes, search, visited, filter, walked, scores, rendering }, null, 2),
  );
  process.exit(0);
});

/** Divides the main thread's time of each page by that of a blank page. */
function comparedWithBlank(scores: Readonly<Record<string, Score>>): Readonly<Record<string, object>> {
  const least = scores[BLANK]?.mainThread ?? Number.NaN;
  const ratio = ({ mainThread }: Score): number => Math.round((mainThread / least) * 10) / 10;
  return Object.fromEntries(
    Object.entries(scores).map(([name, score]) => [name, { ...score, timesBlank: ratio(score) }]),
  );
}

/** Links that shoppers follow most. */
function softRoutes(url: string, { home, shop }: { readonly home: string; readonly shop: string }) {
  return {
    product: { from: url + shop, link: 'article a[href*="/products/"]' },
    cart: { from: url + shop, link: 'header a[href$="/cart/"]' },
    club: { from: url + home, link: 'a[href$="/can-club/"]' },
    shop: { from: url + home, link: 'main a[href$="/shop/"]' },
    journal: { from: url + home, link: 'a[href$="/blog/"]' },
  };
}

/** One page of each kind, as the sitemap has them. Throws when a kind is missing. */
function benchPages(sitemap: string) {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
  const find = (kind: string, pattern: RegExp): string => {
    const path = paths.find((candidate) => pattern.test(candidate));
    if (path === undefined) throw new Error(`The sitemap has no ${kind} page.`);
    return path;
  };
  return {
    home: find('home', /^\/(?:[a-z]{2}-[A-Z]{2}\/)?$/),
    shop: find('shop', /\/shop\/$/),
    product: find('product', /\/products\/[^/]+\/$/),
    article: find('article', /\/blog\/[^/]+\/$/),
    'landing page': find('landing page', /\/try\/[^/]+\/$/),
  };
}
