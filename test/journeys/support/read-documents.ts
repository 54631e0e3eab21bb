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

/** Reads documents with the browser's own parser, without loading anything that they ask for. */
export async function readDocuments(
  page: Page,
  documents: readonly { readonly path: string; readonly url: string; readonly html: string }[],
): Promise<readonly ReadDocument[]> {
  return page.evaluate(
    (all) =>
      all.map(({ path, url, html }) => {
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
      }),
    documents,
  );
}
