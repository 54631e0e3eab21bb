import type { ClubJoinContent } from '#src/domain/content/page-content';
import { breadcrumbData, contentHead, type PageHead } from '#src/ui/app/page-head';
import type { SiteIdentity } from '#src/ui/app/site-identity';
import { clubMessages } from '#src/ui/messages/club-messages';

export function clubJoinHead(content: ClubJoinContent, site: SiteIdentity): PageHead {
  return contentHead(content, {
    structuredData: [
      breadcrumbData(site, [
        { name: clubMessages.home, path: '/' },
        { name: clubMessages.breadcrumb, path: '/can-club/' },
        { name: content.title, path: content.path },
      ]),
    ],
  });
}
