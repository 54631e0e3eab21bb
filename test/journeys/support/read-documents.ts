import type { Page } from 'playwright-core';

/** The parts of a served document that programs read, before any script has run. */
export interface ReadDocument {
  /** Path with its slash, without parameters. */
  readonly path: string;
  /** The kind of its content; undefined for a document without content of its own. */
  readonly kind: string | undefined;
  readonly title: string;
  readonly description: string;
  readonly canonical: string | undefined;
  readonly isIndexed: boolean;
  readonly previewPicture: string | undefined;
  readonly headings: number;
  readonly ids: readonly string[];
  /** Absolute addresses of links that lead on by subject: not to the neighbors of a list, not for browsers without script. */
  readonly leadsTo: readonly string[];
  /** Absolute addresses. */
  readonly links: readonly string[];
  /** Pictures without alternative text or without their size. */
  readonly badPictures: readonly string[];
  readonly structuredData: readonly string[];
}

export interface ReadDocuments {
  readonly read: readonly ReadDocument[];
  readonly refused: readonly { readonly path: string; readonly problem: string }[];
}

const atOnce = 16;

/**
 * Reads the document under each path with the browser's own parser, without loading anything that a document asks for. Both
 * lists are in the order of the paths, so that a test that takes the first page of a kind takes the same one every time. A path
 * that is answered with another address is refused: every visitor would pay for it with a round trip. Files that are no
 * documents are in neither list. `page` shows a file of the same site that has no policy.
 */
export async function readDocuments(page: Page, paths: readonly string[]): Promise<ReadDocuments> {
  const answers = await page.evaluate(
    async ([all, most]) => {
      const read = (path: string, url: string, html: string): ReadDocument => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        const every = (selector: string): readonly Element[] => [...parsed.querySelectorAll(selector)];
        const attribute = (selector: string, name: string) =>
          parsed.querySelector(selector)?.getAttribute(name) ?? undefined;
        const state = JSON.parse(parsed.querySelector('#document-state')?.textContent ?? '{}') as {
          readonly opened?: { readonly content?: { readonly kind?: string } };
        };
        return {
          path,
          kind: state.opened?.content?.kind,
          title: parsed.title,
          description: attribute('meta[name="description"]', 'content') ?? '',
          canonical: attribute('link[rel="canonical"]', 'href'),
          isIndexed: !(attribute('meta[name="robots"]', 'content') ?? '').includes('noindex'),
          previewPicture: attribute('meta[property="og:image"]', 'content'),
          headings: every('h1').length,
          ids: every('[id]').map(({ id }) => id),
          leadsTo: every('a[href]:not([rel="prev"], [rel="next"], noscript a)').map(
            (link) => new URL(link.getAttribute('href') ?? '', url).href,
          ),
          links: every('a[href]').map((link) => new URL(link.getAttribute('href') ?? '', url).href),
          badPictures: every('img')
            .filter((image) => !['alt', 'width', 'height'].every((name) => image.hasAttribute(name)))
            .map((image) => image.getAttribute('src') ?? ''),
          structuredData: every('script[type="application/ld+json"]').map(({ textContent }) => textContent),
        };
      };
      const load = async (path: string): Promise<ReadDocument | string | undefined> => {
        const url = location.origin + path;
        const response = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
        if (response.type === 'opaqueredirect') return 'answers with another address';
        if (response.status !== 200) return `answers ${response.status}`;
        const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
        const text = await response.text();
        return isPage ? read(path, url, text) : undefined;
      };
      const waiting = [...all.entries()];
      const loaded: (ReadDocument | string | undefined)[] = all.map(() => undefined);
      const work = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const [place, path] = next;
          loaded[place] = await load(path);
        }
      };
      await Promise.all(Array.from({ length: most }, work));
      return loaded;
    },
    [paths, atOnce] as const,
  );
  return {
    read: answers.filter((answer): answer is ReadDocument => typeof answer === 'object'),
    refused: answers.flatMap((answer, place) =>
      typeof answer === 'string' ? [{ path: paths[place] ?? '', problem: answer }] : [],
    ),
  };
}
