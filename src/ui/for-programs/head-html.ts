import { scriptSafeJson } from '#src/ui/shell/document-state';
import type { PageHead } from '#src/ui/shell/page-head';
import { fullTitle } from '#src/ui/shell/page-head';
import { absoluteUrl, type SiteIdentity } from '#src/ui/shell/site-identity';
import type { LinkPicture } from './link-picture';
import type { StructuredData } from './structured-data';
import { webManifestFile } from './web-manifest';

/** After a navigation the browser never adds this part. */
export interface HeadForPrograms {
  readonly structuredData: readonly StructuredData[];
  /** The path has no language prefix. */
  readonly feed?: { readonly path: string; readonly title: string } | undefined;
  /** Days are written as 2026-03-31. */
  readonly article?: { readonly published: string; readonly modified: string } | undefined;
  /** Undefined when the page has none, or when it could not be made. */
  readonly linkPicture?: LinkPicture | undefined;
}

export function headHtml(site: SiteIdentity, head: PageHead, more: HeadForPrograms = { structuredData: [] }): string {
  const title = fullTitle(site, head);
  const url = head.canonicalPath && absoluteUrl(site, head.canonicalPath);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex && meta('name', 'robots', 'noindex'),
    url && `<link rel="canonical" href="${escapeHtml(url)}" />`,
    `<link rel="manifest" href="/${webManifestFile}" />`,
    more.feed && feedLink(site, more.feed),
    meta('property', 'og:site_name', site.brandName),
    meta('property', 'og:type', more.article ? 'article' : 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    url && meta('property', 'og:url', url),
    ...(more.article ? articleTags(more.article) : []),
    ...(more.linkPicture ? pictureTags(site, more.linkPicture) : []),
    meta('name', 'twitter:card', more.linkPicture ? 'summary_large_image' : 'summary'),
    ...more.structuredData.map(
      (data) =>
        `<script type="application/ld+json">${scriptSafeJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');
}

function feedLink(site: SiteIdentity, { path, title }: NonNullable<HeadForPrograms['feed']>): string {
  const [name, address] = [escapeHtml(title), escapeHtml(absoluteUrl(site, path))];
  return `<link rel="alternate" type="application/atom+xml" title="${name}" href="${address}" />`;
}

function articleTags({ published, modified }: NonNullable<HeadForPrograms['article']>): readonly string[] {
  return [meta('property', 'article:published_time', published), meta('property', 'article:modified_time', modified)];
}

function pictureTags(site: SiteIdentity, { path, type, width, height, alt }: LinkPicture): readonly string[] {
  return [
    meta('property', 'og:image', site.siteUrl + path),
    meta('property', 'og:image:type', type),
    meta('property', 'og:image:width', String(width)),
    meta('property', 'og:image:height', String(height)),
    meta('property', 'og:image:alt', alt),
  ];
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }),
);

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities.get(character) ?? '');
}
