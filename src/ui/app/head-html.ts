import { scriptSafeJson } from './document-state';
import type { PageHead } from './page-head';
import { fullTitle } from './page-head';
import { absoluteUrl, type SiteIdentity } from './site-identity';

/** The head of a prerendered document: everything that search engines and link previews read. */
export function headHtml(site: SiteIdentity, head: PageHead): string {
  const title = fullTitle(site, head);
  const url = head.canonicalPath && absoluteUrl(site, head.canonicalPath);
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta('name', 'description', head.description),
    head.noindex && meta('name', 'robots', 'noindex'),
    url && `<link rel="canonical" href="${escapeHtml(url)}" />`,
    meta('property', 'og:site_name', site.brandName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    url && meta('property', 'og:url', url),
    head.pictureUrl && meta('property', 'og:image', head.pictureUrl),
    meta('name', 'twitter:card', head.pictureUrl ? 'summary_large_image' : 'summary'),
    ...head.structuredData.map(
      (data) =>
        `<script type="application/ld+json">${scriptSafeJson({ '@context': 'https://schema.org', ...data })}</script>`,
    ),
  ]
    .filter(Boolean)
    .join('\n    ');
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
