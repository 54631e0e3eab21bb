import type { ClubJoinContent } from '#src/domain/content/page-content';
import type { PageHead } from '#src/ui/app/document-head';
import { breadcrumbData, contentHead } from '#src/ui/app/page-head';
import type { SiteIdentity } from '#src/ui/app/site-identity';
import { clubWords } from '#src/ui/text/club-words';

export function clubJoinHead(content: ClubJoinContent, site: SiteIdentity): PageHead {
  return contentHead(content, {
    structuredData: [
      breadcrumbData(site, [
        { name: clubWords.home, path: '/' },
        { name: clubWords.breadcrumb, path: '/can-club/' },
        { name: content.title, path: content.path },
      ]),
    ],
  });
}
