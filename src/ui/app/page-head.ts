import type { PageMeta } from '#src/domain/content/page-content';
import type { PageHead } from './document-head';
import { absoluteUrl, type SiteIdentity } from './site-identity';

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
