import type { ClubContent } from '#src/domain/content/page-content';
import { breadcrumbData, contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { clubWords } from '#src/ui/text/club-words';
import { ClubPage } from './club';

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
