import type { StaticPageContent } from '#src/domain/page/page-content';
import { StoreMapBlockView } from '#src/ui/blocks/store-map-block';
import { placeIn } from '#src/ui/geography/shared/store-address';
import { contentHead, partHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { StaticPage } from './static-page';

/** Few pages have a store map, so the others load none of its code. */
export function StaticPageWithStores(props: PageProps<StaticPageContent>) {
  return <StaticPage {...props} storeMap={StoreMapBlockView} />;
}

export const page = definePage<StaticPageContent>({
  View: StaticPageWithStores,
  head: (content, { search }) => partHead(contentHead(content), placeIn(search) || undefined),
});
