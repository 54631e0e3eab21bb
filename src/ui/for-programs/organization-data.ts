import type { Organization } from 'schema-dts';
import type { ShellContent } from '#src/domain/site/site-content';
import { absoluteUrl, type SiteIdentity } from '#src/ui/shell/site-identity';
import type { SearchableSite } from './structured-data';

export function organizationData(
  site: SiteIdentity,
  { tagline, contactEmail }: ShellContent,
): Exclude<Organization, string> {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: site.brandName,
    slogan: tagline,
    url: absoluteUrl(site, '/'),
    logo: `${site.siteUrl}/favicon.svg`,
    ...(contactEmail !== undefined && {
      email: contactEmail,
      contactPoint: { '@type': 'ContactPoint', contactType: 'customer service', email: contactEmail, areaServed: 'US' },
    }),
  };
}

export function websiteData(site: SiteIdentity): SearchableSite {
  return {
    '@type': 'WebSite',
    name: site.brandName,
    url: absoluteUrl(site, '/'),
    inLanguage: site.language,
    publisher: { '@id': organizationId(site) },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${absoluteUrl(site, '/search/')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function organizationId(site: SiteIdentity): string {
  return `${absoluteUrl(site, '/')}#organization`;
}
