import { token } from '#src/application/ports/token';
import type { PageMeta } from '#src/domain/content/page-meta';
import type { SiteIdentity } from './site-identity';

/** The head of a page for tabs, search engines and link previews. */
export interface PageHead {
  /** The title without the brand, which is added. */
  readonly title: string;
  readonly description: string;
  /** The path without language prefix; undefined for pages that must not be indexed. */
  readonly canonicalPath?: string;
  readonly noindex: boolean;
}

/** Shows a page's head in the browser after a navigation. */
export interface DocumentHead {
  show(head: PageHead): void;
}

export const DocumentHead = token<DocumentHead>('DocumentHead');

export function fullTitle(site: SiteIdentity, head: PageHead): string {
  return head.title === site.brandName ? head.title : `${head.title} · ${site.brandName}`;
}

/** Returns the head of a page with content of its own. */
export function contentHead({ title, description, path, noindex }: PageMeta): PageHead {
  return { title, description, canonicalPath: path, noindex };
}

/** Returns the head of a page with only the shopper's data, which search engines leave out. */
export function unlistedHead({ title, description }: Pick<PageHead, 'title' | 'description'>): PageHead {
  return { title, description, noindex: true };
}
