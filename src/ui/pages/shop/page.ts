import type { ShopContent } from '#src/domain/content/page-content';
import { breadcrumbData, contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { contentMessages } from '#src/ui/messages/content-messages';
import { ShopPage } from './shop';

export const page = definePage<ShopContent>({
  View: ShopPage,
  head: (content, site) =>
    contentHead(content, {
      structuredData: [
        breadcrumbData(site, [
          { name: contentMessages.home, path: '/' },
          { name: content.title, path: content.path },
        ]),
      ],
    }),
});
