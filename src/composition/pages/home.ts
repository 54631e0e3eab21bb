import type { HomeContent } from '../../domain/content/page-content';
import { contentHead } from '../../ui/app/page-head';
import { definePage } from '../../ui/app/page-route';
import { absoluteUrl } from '../../ui/app/site-identity';
import { HomePage } from '../../ui/pages/home/home';

export const page = definePage<HomeContent>({
  View: HomePage,
  head: (content, site) =>
    contentHead(content, {
      structuredData: [
        { '@type': 'Organization', name: site.brandName, url: absoluteUrl(site, '/') },
        { '@type': 'WebSite', name: site.brandName, url: absoluteUrl(site, '/') },
      ],
    }),
});
