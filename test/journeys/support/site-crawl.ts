import type { Page } from 'playwright-core';
import { storefrontUrl } from './back-end';
import { type ReadDocument, readDocuments } from './read-documents';

/** Routes that only the browser knows: one shell serves all of them. */
const shellRoutes = /^\/en-US\/(account|order|authenticate|cart\/[^/]+)\//;
const atOnce = 16;

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

/** Follows every link from the home page and from the sitemap, and reads each document once. `page` lends its parser. */
export async function crawlSite(page: Page): Promise<Crawl> {
  const sitemap = await (await fetch(`${storefrontUrl}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url]) => url ?? []);
  const documents = new Map<string, ReadDocument>();
  const missing = new Map<string, string>();
  const links: Link[] = [];
  let wanted = new Set(['/en-US/', ...listed.map((url) => new URL(url).pathname)]);
  while (wanted.size > 0) {
    const loaded = await load([...wanted]);
    for (const { path, problem } of loaded) if (problem !== undefined) missing.set(path, problem);
    const pages = loaded.flatMap(({ path, url, html }) => (html === undefined ? [] : [{ path, url, html }]));
    const read = await readDocuments(page, pages);
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

interface Loaded {
  readonly path: string;
  readonly url: string;
  readonly html?: string;
  readonly problem?: string;
}

/** In the order of the paths, so that whoever takes the first page of a kind takes the same one every time. */
async function load(paths: readonly string[]): Promise<readonly Loaded[]> {
  const waiting = [...paths.entries()];
  const loaded: Loaded[] = [];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const [place, path] = next;
      loaded[place] = await loadOne(path);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return loaded;
}

/** A link that is answered with another address costs every visitor a round trip, so that counts as broken. */
async function loadOne(path: string): Promise<Loaded> {
  const url = storefrontUrl + path;
  const response = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
  if (response.status !== 200) return { path, url, problem: `answers ${response.status}` };
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
  const text = await response.text();
  return isPage ? { path, url, html: text } : { path, url };
}
