import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Site } from '#tools/site/site';
import { withPolicy, writeSite } from '#tools/site/write-site';

const html = (text: string) => `<meta charset="utf-8" />${text}`;
/** As it is written: with a policy that knows the content of the document. */
const written = (text: string) => `<meta charset="utf-8" /><meta policy of ${html(text).length} />${text}`;

const site: Site = {
  paths: () => ['/en-US/', '/en-US/shop/', '/en-US/cart/'],
  render: async (path) => ({
    path,
    status: 200,
    html: html(`<h1>${path}</h1>`),
    pageData: path.includes('cart') ? undefined : { path },
  }),
  shells: async () => ({
    '404.html': html('not found'),
    '500.html': html('failure'),
    'en-US/app-shell/index.html': html('shell'),
  }),
  sharedData: async () => ({ catalogue: { products: [] } }),
  files: async () => ({ 'sitemap.xml': '<urlset/>', 'en-US/blog/feed.xml': '<feed/>' }),
};

describe('Writing the site (spec §2 Page shell and behavior, §7 page data per path)', () => {
  let directory: string;

  const write = (changes: Partial<Site> = {}, prefix = '/en-US'): Promise<number> =>
    writeSite({
      site: { ...site, ...changes },
      directory,
      prefix,
      buildId: 'b1',
      policyOf: (document) => `<meta policy of ${document.length} />`,
      onPage: () => undefined,
    });
  const read = (file: string): string => readFileSync(join(directory, file), 'utf8');

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'write-site-'));
  });

  it('writes a page for every path', async () => {
    expect(await write()).toBe(3);
    expect(read('en-US/index.html')).toBe(written('<h1>/en-US/</h1>'));
    expect(read('en-US/shop/index.html')).toBe(written('<h1>/en-US/shop/</h1>'));
  });

  it('writes the content of a page under its path without language', async () => {
    await write();

    expect(JSON.parse(read('page-data/page-data.json'))).toEqual({ path: '/en-US/' });
    expect(JSON.parse(read('page-data/shop/page-data.json'))).toEqual({ path: '/en-US/shop/' });
    expect(existsSync(join(directory, 'page-data/cart/page-data.json'))).toBe(false);
  });

  it('writes the shared files of all pages, the build id, the shells and the files of the site', async () => {
    await write();

    expect(JSON.parse(read('page-data/static/catalogue.json'))).toEqual({ products: [] });
    expect(JSON.parse(read('page-data/app-data.json'))).toEqual({ buildId: 'b1' });
    expect(read('404.html')).toBe(written('not found'));
    expect(read('en-US/app-shell/index.html')).toBe(written('shell'));
    expect(read('sitemap.xml')).toBe('<urlset/>');
    expect(read('en-US/blog/feed.xml')).toBe('<feed/>');
  });

  it('leads from the root to the language without a script', async () => {
    await write();

    expect(read('index.html')).toContain('http-equiv="refresh" content="0; url=/en-US/"');
    expect(read('index.html')).toContain('<meta charset="utf-8"><meta policy of ');
    expect(read('index.html')).not.toContain('<script');
  });

  it('keeps the root for the home page when there is no language in the paths', async () => {
    await write({ paths: () => ['/', '/shop/'] }, '');

    expect(read('index.html')).toBe(written('<h1>/</h1>'));
    expect(JSON.parse(read('page-data/page-data.json'))).toEqual({ path: '/' });
  });

  it('tells of every page that could not be rendered, not only of the first', async () => {
    const render: Site['render'] = async (path) => {
      if (path.includes('shop')) throw new Error('No such wine');
      return { path, status: path.includes('cart') ? 404 : 200, html: '', pageData: undefined };
    };

    await expect(write({ render })).rejects.toThrow(/\/en-US\/shop\/: No such wine[^]*\/en-US\/cart\/: answered 404/);
  });
});

describe('The policy in a document (docs/hosting.md, Headers)', () => {
  it('stands behind the charset and before all that it is about', () => {
    const template = withPolicy(readFileSync('index.html', 'utf8'), '<meta policy />');

    expect(template.indexOf('<meta policy />')).toBeGreaterThan(template.indexOf('<meta charset'));
    expect(template.indexOf('<meta policy />')).toBeLessThan(
      Math.min(template.indexOf('<link'), template.indexOf('<script')),
    );
  });

  it('is never left out in silence', () => {
    expect(() => withPolicy('<!doctype html><html><head></head></html>', '<meta policy />')).toThrow('no charset');
  });
});
