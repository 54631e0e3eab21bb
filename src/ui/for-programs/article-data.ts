import type { BlogPosting } from 'schema-dts';
import type { PageContent, ArticleContent } from '#src/domain/page/page-content';
import { absoluteUrl, type SiteIdentity } from '#src/ui/shell/site-identity';

export function articleDays(
  content: PageContent,
): { readonly published: string; readonly modified: string } | undefined {
  if (content.kind !== 'article') return undefined;
  return { published: content.date, modified: content.updated ?? content.date };
}

/** Returns the data of a journal article (schema.org BlogPosting). */
export function articleData(content: ArticleContent, site: SiteIdentity): BlogPosting {
  const { title, description, path, date, updated = date, author, picture, tags } = content;
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: date,
    dateModified: updated,
    inLanguage: site.language,
    author: { '@type': 'Person', name: author },
    publisher: { '@type': 'Organization', name: site.brandName, url: absoluteUrl(site, '/') },
    mainEntityOfPage: absoluteUrl(site, path),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
    ...(picture && { image: picture.url }),
  };
}
