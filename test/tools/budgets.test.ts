import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { describeMeasure, measureFirstRoutes } from '#tools/site/budgets';
import { firstRouteFiles, pageFilesOf } from '#tools/site/first-route';

const manifest = {
  'index.html': { file: 'assets/entry.js', isEntry: true, imports: ['_shared.js'], css: ['assets/entry.css'] },
  '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'src/ui/content/home.tsx': {
    file: 'assets/home.js',
    isDynamicEntry: true,
    imports: ['index.html', '_card.js', '_shared.js'],
  },
  'src/ui/catalogue/product.tsx': { file: 'assets/product.js', isDynamicEntry: true, imports: ['index.html'] },
  'src/ui/journal/article.tsx': { file: 'assets/article.js', isDynamicEntry: true, imports: ['_card.js'] },
  'src/ui/campaign/landing-page.tsx': { file: 'assets/offer.js', isDynamicEntry: true },
  'src/ui/cart/cart.tsx': { file: 'assets/cart.js', isDynamicEntry: true, imports: ['index.html'] },
  '_shopper.js': { file: 'assets/shopper.js', imports: ['_card.js'] },
};

const parts = [{ name: 'shopper', file: 'assets/shopper.js', modules: ['src/composition/modules/shopper.ts'] }];

describe('Bytes of the first route', () => {
  let directory: string;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'budgets-'));
    mkdirSync(join(directory, '.vite'));
    mkdirSync(join(directory, 'assets'));
    writeFileSync(join(directory, '.vite', 'manifest.json'), JSON.stringify(manifest));
    writeFileSync(join(directory, '.vite', 'parts.json'), JSON.stringify(parts));
    for (const name of [
      'entry.js',
      'shared.js',
      'card.js',
      'home.js',
      'product.js',
      'article.js',
      'offer.js',
      'entry.css',
      'card.css',
    ]) {
      // Random bytes do not compress: each file weighs its content, and a few bytes of framing.
      writeFileSync(join(directory, 'assets', name), randomBytes(1000));
    }
  });

  it('counts the entry, the page and everything both import, each once, in the order in which they run', () => {
    const { scripts, styles } = firstRouteFiles(directory, 'home');

    expect(scripts).toEqual(
      ['shared.js', 'entry.js', 'card.js', 'home.js'].map((name) => join(directory, 'assets', name)),
    );
    expect(styles).toEqual(['entry.css', 'card.css'].map((name) => join(directory, 'assets', name)));
  });

  it('leaves out the files of another page', () => {
    const { scripts, styles } = firstRouteFiles(directory, 'product');

    expect(scripts.join()).not.toContain('card.js');
    expect(styles.join()).not.toContain('card.css');
  });

  it('counts the adapters that come with the page, in whatever script they are', () => {
    const { scripts } = firstRouteFiles(directory, 'cart', ['shopper']);

    expect(scripts).toEqual(
      ['shared.js', 'entry.js', 'cart.js', 'card.js', 'shopper.js'].map((name) => join(directory, 'assets', name)),
    );
  });

  it('is asked for under the addresses that the site serves', () => {
    writeFileSync(join(directory, 'assets', 'card.css'), '.card{gap:1rem}');
    const { scripts, styles } = pageFilesOf(directory)('home');

    expect(scripts).toEqual(['/assets/shared.js', '/assets/entry.js', '/assets/card.js', '/assets/home.js']);
    expect(styles.map(({ address }) => address)).toEqual(['/assets/entry.css', '/assets/card.css']);
    expect(styles[1]?.text).toBe('.card{gap:1rem}');
  });

  it('measures the pages where most visits begin', () => {
    const measures = measureFirstRoutes(directory);

    const pages = [
      { what: 'home', kilobytes: [4, 2] },
      { what: 'product', kilobytes: [3, 1] },
      { what: 'article', kilobytes: [4, 2] },
      { what: 'landing-page', kilobytes: [3, 1] },
    ];
    expect(measures.map(({ bytes }) => Math.round(bytes / 1000))).toEqual(pages.flatMap(({ kilobytes }) => kilobytes));
    expect(measures.map(({ limit }) => limit)).toEqual(pages.flatMap(() => [135_000, 10_000]));
  });

  it('names a page that the build does not have', () => {
    expect(() => firstRouteFiles(directory, 'shop')).toThrow('no chunk for the page "shop"');
  });

  it('is told in one line', () => {
    expect(describeMeasure({ what: 'CSS', bytes: 9_412, limit: 10_000 })).toBe('CSS: 9.4 kB of 10 kB');
  });
});
