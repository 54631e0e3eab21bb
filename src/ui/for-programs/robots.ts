import type { SiteFileSource } from './site-file-source';

/** Names paths that crawlers need not load (RFC 9309). */
export function robots({ site }: Pick<SiteFileSource, 'site'>): string {
  return [
    'User-agent: *',
    `Disallow: ${site.prefix}/account/`,
    `Disallow: ${site.prefix}/cart/`,
    `Disallow: ${site.prefix}/checkout/`,
    `Disallow: ${site.prefix}/search/`,
    `Sitemap: ${site.siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
}
