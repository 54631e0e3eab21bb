import { describe, expect } from 'vitest';
import { productFeedProblems } from '#test/support/product-feed-problems';
import { structuredDataProblems } from '#tools/site/structured-data/structured-data-problems';
import { axeViolations, lookAt, takeWindowOf } from './support/axe';
import { storefrontUrl } from './support/back-end';
import { it as journey } from './support/journey';
import type { ReadDocument } from './support/read-documents';
import { crawlSite } from './support/site-crawl';
import type { Visitor } from './support/visitor';

/*
 * Every page of the built site, in two passes. As programs see it, before any script: links and their targets, titles,
 * headings, addresses, pictures, structured data. As a browser runs it: nothing in the console, no request that fails; axe
 * looks at one page of each kind, and at a few more. A sample opens one page of each kind, and looks at its layout too. The
 * looks of screens in all windows and states are in accessibility.test.ts.
 */
const isSample = process.env['SAMPLE'] !== undefined;
/** One page of each kind, and these. */
const [openedEvery, axeEvery] = isSample ? [Infinity, Infinity] : [1, 12];
/** A look at the layout changes the storage of all tabs. */
const tabs = isSample ? 1 : 4;

const it = journey.extend('crawl', { scope: 'file' }, async ({ browser }, { onCleanup }) => {
  const page = await browser.newPage();
  onCleanup(() => page.close());
  return crawlSite(page);
});

describe('Every page that can be reached from home and from the sitemap (spec §2 Screens and routes)', () => {
  it('is whole as programs read it', { tags: ['core'] }, async ({ crawl: { documents, listed, brokenLinks } }) => {
    const pages = documents.filter(({ kind }) => kind !== undefined);
    const problems = (find: (page: ReadDocument) => readonly string[] | boolean) =>
      pages.flatMap((page) => {
        const found = find(page);
        return found === true ? [page.path] : found === false ? [] : found.map((problem) => `${page.path}: ${problem}`);
      });

    const found = new Set(
      documents.flatMap(({ path, leadsTo }) =>
        leadsTo.map((href) => href.replace(/[?#].*$/, '')).filter((url) => url !== storefrontUrl + path),
      ),
    );
    const isFound = (url: string) => found.has(url);

    expect(pages.length).toBeGreaterThan(90);
    expect({
      brokenLinks,
      foundByNobody: listed.filter((url) => !isFound(url)),
      withoutTitle: problems(({ title }) => title.trim() === ''),
      withoutDescription: problems(({ description }) => description.trim().length < 20),
      sameTitle: doubled(pages, ({ title }) => title),
      sameDescription: doubled(pages, ({ description }) => description),
      withoutOneHeading: problems(({ headings }) => headings !== 1),
      sameIdTwice: problems(({ ids }) => ids.filter((id, index) => ids.indexOf(id) !== index)),
      wrongCanonical: problems(({ canonical, path }) => canonical !== storefrontUrl + path),
      badPictures: problems(({ badPictures }) => badPictures),
      structuredData: problems(({ structuredData }) =>
        structuredData.flatMap((text) => structuredDataProblems(JSON.parse(text))),
      ),
      withoutStructuredData: problems(({ structuredData }) => structuredData.length === 0),
      withoutPreview: problems(({ previewPicture }) => previewPicture === undefined),
      notListed: problems(({ path, isIndexed }) => isIndexed && !listed.includes(storefrontUrl + path)),
      listedInVain: listed.filter((url) => !pages.some((page) => storefrontUrl + page.path === url && page.isIndexed)),
    }).toEqual({
      brokenLinks: [],
      foundByNobody: [],
      withoutTitle: [],
      withoutDescription: [],
      sameTitle: [],
      sameDescription: [],
      withoutOneHeading: [],
      sameIdTwice: [],
      wrongCanonical: [],
      badPictures: [],
      structuredData: [],
      withoutStructuredData: [],
      withoutPreview: [],
      notListed: [],
      listedInVain: [],
    });
    const [preview] = pages.map(({ previewPicture }) => previewPicture ?? '');
    const picture = await fetch(preview ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  it(
    'is in the product feed as Google Merchant Center asks for, with pictures that are there',
    { tags: ['core'] },
    async ({ crawl: { documents } }) => {
      const feed = await (await fetch(`${storefrontUrl}/en-US/products/feed.xml`)).text();
      const linked = (name: string) =>
        [...feed.matchAll(new RegExp(`<g:${name}>(.*)</g:${name}>`, 'g'))].map(([, url = '']) => url);
      const pictures = await Promise.all(
        linked('image_link').map(async (url) => ({
          url,
          type: (await fetch(url, { method: 'HEAD' })).headers.get('content-type'),
        })),
      );
      const hasPicture = (url: string) => pictures.some((one) => one.url === url && one.type === 'image/jpeg');
      expect(productFeedProblems(feed, { siteUrl: storefrontUrl, hasPicture })).toEqual([]);
      const pages = documents.filter(({ isIndexed }) => isIndexed).map(({ path }) => storefrontUrl + path);
      expect(linked('link').length).toBeGreaterThan(60);
      expect(linked('link').filter((url) => !pages.includes(url))).toEqual([]);
    },
  );

  it(
    'runs in a browser without a word in the console, and is accessible',
    { tags: ['core'] },
    async ({ crawl: { documents }, visit }) => {
      const visitor = await visit({ reducedMotion: 'reduce' });
      const kinds = new Set<string>();
      const pages = documents.flatMap(({ path, kind = 'shopper' }, index) => {
        const isFirst = !kinds.has(kind);
        kinds.add(kind);
        const isOpened = isFirst || index % openedEvery === 0;
        return isOpened ? [{ path, isForAxe: isFirst || index % axeEvery === 0 }] : [];
      });
      expect(await walk(visitor, pages)).toEqual([]);
    },
  );
});

/** Opens the pages in a few tabs at once; other failures are the trouble of the visitor. */
async function walk(
  { openTab }: Visitor,
  pages: readonly { readonly path: string; readonly isForAxe: boolean }[],
): Promise<readonly string[]> {
  const waiting = [...pages];
  const violations: string[] = [];
  const work = async (): Promise<void> => {
    const tab = await openTab();
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { path, isForAxe } = next;
      // To lay out an open page anew takes longer.
      if (isSample) await takeWindowOf(tab.page, path);
      await tab.open(path.replace(/^\/en-US/, ''));
      if (!isForAxe) continue;
      await tab.page.getByRole('heading', { level: 1 }).waitFor();
      if (isSample) await lookAt(tab.page, path);
      else violations.push(...(await axeViolations(tab.page)).map((violation) => `${path}: ${violation}`));
    }
  };
  await Promise.all(Array.from({ length: tabs }, work));
  return violations;
}

/** Returns the indexed pages that share a text, in pairs. */
function doubled(pages: readonly ReadDocument[], say: (page: ReadDocument) => string): readonly string[] {
  const seen = new Map<string, string>();
  return pages
    .filter(({ isIndexed }) => isIndexed)
    .flatMap((page) => {
      const first = seen.get(say(page));
      seen.set(say(page), first ?? page.path);
      return first === undefined ? [] : [`${first} and ${page.path}: ${say(page)}`];
    });
}
