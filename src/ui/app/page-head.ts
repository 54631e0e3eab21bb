import type { PageMeta } from '#src/domain/content/page-content';
import { absoluteUrl, type SiteIdentity } from './site-identity';

/** What a page says of itself to tabs, search engines and link previews. */
export interface PageHead {
  /** Without the brand, which is added. */
  readonly title: string;
  readonly description: string;
  /** Path without language prefix; absent for pages that must not be indexed. */
  readonly canonicalPath?: string;
  readonly noindex: boolean;
  /** Absolute address of the picture for link previews. */
  readonly pictureUrl?: string;
  /** Structured data (schema.org), without the context. */
  readonly structuredData: readonly Readonly<Record<string, unknown>>[];
}

/** Shows a page's head in the browser after a navigation. */
export interface DocumentHead {
  show(head: PageHead): void;
}

export function fullTitle(site: SiteIdentity, head: PageHead): string {
  return head.title === site.brandName ? head.title : `${head.title} · ${site.brandName}`;
}

/** The head that follows from a page's own content; pages add their pictures and structured data. */
export function contentHead(meta: PageMeta, more: Partial<PageHead> = {}): PageHead {
  return {
    title: meta.title,
    description: meta.description,
    canonicalPath: meta.path,
    noindex: meta.noindex,
    structuredData: [],
    ...more,
  };
}

/** The head of a page that lives from the shopper's data: search engines leave it out. */
export function unlistedHead({ title, description }: Pick<PageHead, 'title' | 'description'>): PageHead {
  return { title, description, noindex: true, structuredData: [] };
}

/** The way from the home page to this one, for search engines. */
export function breadcrumbData(
  site: SiteIdentity,
  trail: readonly { readonly name: string; readonly path: string }[],
): Readonly<Record<string, unknown>> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(site, path),
    })),
  };
}
