import type { StaticPageContent } from '#src/domain/content/page-content';
import type { PageProps } from '#src/ui/shell/page-route';
import { StaticPage } from './static-page';
import { StoreMapBlockView } from './store-map-block';

/** A page with a store map: few have one, so others load none of its code. */
export function StaticPageWithStores(props: PageProps<StaticPageContent>) {
  return <StaticPage {...props} storeMap={StoreMapBlockView} />;
}
