import type { Page } from 'playwright-core';
import { storefrontUrl } from './back-end';
import { type ReadDocument, readDocuments } from './read-documents';

/** Routes that only the browser knows: one shell serves all of them. */
const shellRoutes = /^\/en-US\/(account|order|authenticate|cart\/[^/]+)\//;

export interface Crawl {
  readonly documents: readonly ReadDocument[];
  /** Addresses on the sitemap. */
  readonly listed: readonly string[];
  /** Links that lead to no page, to another address first, or to a part of a page that is not there. */
  readonly brokenLinks: readonly string[];
}

interface Link {
  readonly from: string;
  readonly to: URL;
}

/** Follows every link from the home page and from the sitemap, and reads each document once. `page` loads and parses them. */
export async function crawlSite(page: Page): Promise<Crawl> {
  const sitemap = await (await fetch(`${storefrontUrl}/sitemap.xml`)).text();
  // The policy of documents would forbid to parse others.
  await page.goto(`${storefrontUrl}/robots.txt`);
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => url ?? []);
  const documents = new Map<string, ReadDocument>();
  const missing = new Map<string, string>();
  const links: Link[] = [];
  let wanted = new Set(['/en-US/', ...listed.map((url) => new URL(url).pathname)]);
  while (wanted.size > 0) {
    const { read, refused } = await readDocuments(page, [...wanted]);
    for (const { path, problem } of refused) missing.set(path, problem);
    for (const document of read) documents.set(document.path, document);
    const found = read.flatMap((document) => inside(document));
    links.push(...found);
    wanted = new Set(found.map(({ to }) => to.pathname).filter((path) => !documents.has(path) && !missing.has(path)));
  }
  return { documents: [...documents.values()], listed, brokenLinks: [...new Set(links.flatMap(problemOf))] };

  function problemOf({ from, to }: Link): readonly string[] {
    const problem = missing.get(to.pathname);
    if (problem !== undefined) return [`${from} links to ${to.pathname}: ${problem}`];
    const id = decodeURIComponent(to.hash.slice(1));
    const target = documents.get(to.pathname);
    const isThere = id === '' || shellRoutes.test(to.pathname) || target?.ids.includes(id);
    return isThere ? [] : [`${from} links to ${to.pathname}${to.hash}, which is not there`];
  }
}

/** The links of a document that stay on the site. */
function inside({ path, links }: ReadDocument): readonly Link[] {
  return links
    .map((href) => ({ from: path, to: new URL(href) }))
    .filter(({ to }) => to.origin === storefrontUrl && !shellRoutes.test(to.pathname));
}
