import { absoluteUrl } from '#src/ui/shell/site-identity';
import type { SiteFileSource } from './site-file-source';

/** Returns the addresses of all pages for search engines, each with the day of its last change (sitemaps.org). */
export function sitemap({ site, pages, updates }: SiteFileSource): string {
  const entries = pages.map(({ path }) => {
    const day = updates.get(path);
    return `  <url>${element('loc', absoluteUrl(site, path))}${day === undefined ? '' : element('lastmod', day)}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

function element(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
}
