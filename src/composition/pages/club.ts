import type { ClubContent } from '../../domain/content/page-content';
import { breadcrumbData, contentHead } from '../../ui/app/page-head';
import { definePage } from '../../ui/app/page-route';
import { ClubPage } from '../../ui/pages/club/club';
import { clubWords } from '../../ui/text/club-words';

export const page = definePage<ClubContent>({
  View: ClubPage,
  head: (content, site) =>
    contentHead(content, {
      structuredData: [
        breadcrumbData(site, [
          { name: clubWords.home, path: '/' },
          { name: clubWords.breadcrumb, path: content.path },
        ]),
      ],
    }),
});
