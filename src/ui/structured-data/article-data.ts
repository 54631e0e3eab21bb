import type { ArticleContent } from '#src/domain/content/page-content';
import { absoluteUrl, type SiteIdentity } from '#src/ui/app/site-identity';
import type { StructuredData } from './structured-data';

/** An article of the journal (schema.org BlogPosting). */
export function articleData(content: ArticleContent, site: SiteIdentity): StructuredData {
  return {
    '@type': 'BlogPosting',
    headline: content.title,
    description: content.description,
    datePublished: content.date,
    author: { '@type': 'Person', name: content.author },
    publisher: { '@type': 'Organization', name: site.brandName },
    mainEntityOfPage: absoluteUrl(site, content.path),
    ...(content.picture && { image: content.picture.url }),
  };
}
