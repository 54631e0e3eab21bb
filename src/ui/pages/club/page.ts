import type { ClubContent } from '#src/domain/content/page-content';
import { breadcrumbData, contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { clubMessages } from '#src/ui/messages/club-messages';
import { ClubPage } from './club';

export const page = definePage<ClubContent>({
  View: ClubPage,
  head: (content, site) =>
    contentHead(content, {
      structuredData: [
        breadcrumbData(site, [
          { name: clubMessages.home, path: '/' },
          { name: clubMessages.breadcrumb, path: content.path },
        ]),
      ],
    }),
});
