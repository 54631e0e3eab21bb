import type { ShopContent } from '../../domain/content/page-content';
import { breadcrumbData, contentHead } from '../../ui/app/page-head';
import { definePage } from '../../ui/app/page-route';
import { ShopPage } from '../../ui/pages/shop/shop';
import { contentWords } from '../../ui/text/content-words';

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
