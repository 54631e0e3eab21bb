import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Score } from './bench/lighthouse';
import { lighthouseMedian } from './bench/lighthouse';
import { renderTimes } from './bench/render';
import { searchTimes } from './bench/search';
import { findBrowser } from './browser';
import { command } from './console/command';
import { readTestEnvironment } from './environment';
import { withRunningShop } from './shop/running-shop';
import { siteDirectory } from './shop/site-directory';
import { describeMeasure, measureFirstRoutes } from './site/budgets';
import { buildForTests } from './testing/build-for-tests';

/** "npm run bench -- 5" measures five times. */
const RUNS = Number(process.argv[2] ?? 3);

await command(async () => {
  const environment = readTestEnvironment(process.cwd(), process.env);
  const directory = siteDirectory(environment);
  await buildForTests(environment);
  const browser = await findBrowser(console.log);

  console.log('\nBytes after brotli');
  const sizes = measureFirstRoutes(directory);
  for (const measure of sizes) console.log(`  ${describeMeasure(measure)}`);

  const search = await searchTimes();
  console.log(`\nSearch over ${search.products} products, milliseconds; the first reads the index`);
  console.table({ first: search.first, ...search.texts });

  console.log(`\nLighthouse, mobile, median of ${RUNS}`);
  const pages = benchPages(readFileSync(join(directory, 'sitemap.xml'), 'utf8'));
  const scores = await withRunningShop(environment, async () => {
    const rows: Record<string, Score> = {};
    for (const [name, path] of Object.entries(pages)) {
      rows[name] = await lighthouseMedian(environment.storefrontUrl + path, RUNS, browser);
    }
    return rows;
  });
  console.table(scores);
  const [worst = '', lowest] = Object.entries(scores).sort(([, a], [, b]) => a.performance - b.performance)[0] ?? [];
  console.log(`Worst page: ${worst}, performance ${lowest?.performance}, longest task ${lowest?.longestTask} ms`);

  console.log('\nRendering pages into files');
  const rendering = await renderTimes(environment, directory, [300, 3000]);
  console.table(rendering);
  await mkdir('reports', { recursive: true });
  await writeFile('reports/bench.json', JSON.stringify({ sizes, search, scores, rendering }, null, 2));
  process.exit(0);
});

/** One page of each kind, as the sitemap has them. Throws when a kind is missing. */
function benchPages(sitemap: string): Readonly<Record<string, string>> {
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
