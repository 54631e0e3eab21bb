import { absoluteUrl } from '#src/ui/app/site-identity';
import type { SiteFileSource } from './site-file-source';

/** The addresses of all pages for search engines (sitemaps.org). */
export function sitemap({ site, pages }: SiteFileSource): string {
  const entries = pages.map(
    ({ path }) => `  <url><loc>${absoluteUrl(site, path).replaceAll('&', '&amp;')}</loc></url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
