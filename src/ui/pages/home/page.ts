import type { HomeContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { absoluteUrl } from '#src/ui/app/site-identity';
import { HomePage } from './home';

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
