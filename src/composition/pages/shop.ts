import type { ShopContent } from '#src/domain/content/page-content';
import { breadcrumbData, contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { ShopPage } from '#src/ui/pages/shop/shop';
import { contentWords } from '#src/ui/text/content-words';

export const page = definePage<ShopContent>({
  View: ShopPage,
  head: (content, site) =>
    contentHead(content, {
      structuredData: [
        breadcrumbData(site, [
          { name: contentWords.home, path: '/' },
          { name: content.title, path: content.path },
        ]),
      ],
    }),
});
