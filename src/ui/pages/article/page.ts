import type { ArticleContent } from '#src/domain/content/page-content';
import { breadcrumbData, contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { absoluteUrl } from '#src/ui/app/site-identity';
import { contentMessages } from '#src/ui/messages/content-messages';
import { ArticlePage } from './article';

export const page = definePage<ArticleContent>({
  View: ArticlePage,
  head: (content, site) =>
    contentHead(content, {
      ...(content.picture && { pictureUrl: content.picture.url }),
      structuredData: [
        {
          '@type': 'BlogPosting',
          headline: content.title,
          description: content.description,
          datePublished: content.date,
          author: { '@type': 'Person', name: content.author },
          publisher: { '@type': 'Organization', name: site.brandName },
          mainEntityOfPage: absoluteUrl(site, content.path),
          ...(content.picture && { image: content.picture.url }),
        },
        breadcrumbData(site, [
          { name: contentMessages.home, path: '/' },
          { name: contentMessages.journal, path: '/blog/' },
          { name: content.title, path: content.path },
        ]),
      ],
    }),
});
