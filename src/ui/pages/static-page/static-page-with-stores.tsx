import type { StaticPageContent } from '#src/domain/content/page-content';
import type { PageProps } from '#src/ui/app/page-route';
import { StoreMapBlockView } from '#src/ui/features/blocks/store-map-block';
import { StaticPage } from './static-page';

/** A page with a store map: few have one, so others load none of its code. */
export function StaticPageWithStores(props: PageProps<StaticPageContent>) {
  return <StaticPage {...props} storeMap={StoreMapBlockView} />;
}
