import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cents } from '#src/domain/money/money';
import { llmsText } from '#src/ui/for-programs/llms-text';
import { pricesNote } from '#src/ui/for-programs/markdown-pages';
import { robots } from '#src/ui/for-programs/robots';
import type { SiteFileSource } from '#src/ui/for-programs/site-file-source';
import { sitemap } from '#src/ui/for-programs/sitemap';
import { webManifest } from '#src/ui/for-programs/web-manifest';
import { aProduct } from '#test/builders/a-product';
import { articleContent, homeContent, productContent } from '#test/ui/support/contents';

const site = { brandName: 'The brand', siteUrl: 'https://shop.example', prefix: '/en-US', language: 'en-US' };
const source: SiteFileSource = {
  site,
  shell: { tagline: 'Good wine.', footerText: 'We put wine\ninto cans.' },
  pages: [
    { ...homeContent([]), description: 'Wine in small cans.' },
    productContent({
      title: 'Brisk [White]',
      description: 'Limes\nand salt.',
      product: aProduct({ price: cents(700) }),
    }),
    articleContent({ path: '/blog/cold/', title: 'How cold?', description: 'Colder than you think.' }),
  ],
  updates: new Map([['/blog/cold/', '2026-05-21']]),
};

describe('The sitemap (spec §2 Screens and routes)', () => {
  it('has the one absolute address of each page, with the day of its last change where that is known', () => {
    const urls = [...sitemap(source).matchAll(/<url>(.*)<\/url>/g)].map(([, url]) => url);
    expect(urls).toEqual([
      '<loc>https://shop.example/en-US/</loc>',
      '<loc>https://shop.example/en-US/products/brisk-white/</loc>',
      '<loc>https://shop.example/en-US/blog/cold/</loc><lastmod>2026-05-21</lastmod>',
    ]);
  });

  it('is well-formed whatever stands in an address', () => {
    const odd = { ...source, site: { ...site, siteUrl: 'https://shop.example/<a>&b' } };
    expect(sitemap(odd)).toContain('https://shop.example/&lt;a>&amp;b/en-US/');
  });
});

describe('Rules for crawlers (spec §2 Screens and routes)', () => {
  it('are to stay out of pages of one shopper, out of searches, and where the list of pages is', () => {
    expect(robots(source)).toBe(
      'User-agent: *\nDisallow: /en-US/account/\nDisallow: /en-US/cart/\nDisallow: /en-US/checkout/\nDisallow: /en-US/search/\nSitemap: https://shop.example/sitemap.xml\n',
    );
  });
});

describe('The web manifest (W3C Web Application Manifest)', () => {
  const manifest = JSON.parse(webManifest(source)) as Readonly<Record<string, unknown>>;

  it('has the fields that browsers ask for before they offer to install the shop: a name, a start, a display and icons', () => {
    expect(manifest).toMatchObject({
      id: '/en-US/',
      name: 'The brand',
      description: 'Good wine.',
      lang: 'en-US',
      start_url: '/en-US/',
      scope: '/',
      display: 'standalone',
      icons: [
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    });
    expect(JSON.parse(webManifest({ ...source, site: { ...site, prefix: '' } }))).toMatchObject({ start_url: '/' });
  });

  it('has the light color of the pages, and documents name both', () => {
    const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
    const [, ...paper] = /--paper: light-dark\((#\w+), (#\w+)\);/.exec(tokens) ?? [];
    const themes = readFileSync('index.html', 'utf8').matchAll(/<meta\s+name="theme-color"[^>]*content="(#\w+)"/g);
    expect([...themes].map(([, color]) => color?.toLowerCase())).toEqual(paper);
    expect([manifest['theme_color'], manifest['background_color']].map((color) => String(color).toLowerCase())).toEqual(
      [paper[0], paper[0]],
    );
  });
});

describe('The file for language models (spec §2 Screens and routes)', () => {
  it('describes the shop, and has a line about each page, product and article', () => {
    expect(llmsText(source)).toBe(`# The brand

> Good wine. Wine in small cans.

We put wine into cans.

${pricesNote}

## Pages

- [${homeContent([]).title}](https://shop.example/en-US/): Wine in small cans.

## Products

- [Brisk White](https://shop.example/en-US/products/brisk-white/): Limes and salt. $7.00. ([Markdown](https://shop.example/en-US/products/brisk-white/index.html.md))

## Articles

- [How cold?](https://shop.example/en-US/blog/cold/): Colder than you think.
`);
  });

  it('has no empty chapters', () => {
    expect(llmsText({ ...source, pages: [] })).not.toContain('##');
  });
});
