import type { StoreMapBlock } from '#src/domain/page/page-block';
import { BlockSection } from '#src/ui/content/shared/block-section';
import { StoreDirectory } from '#src/ui/geography/shared/store-directory';
import { StoreSearchWaiting } from '#src/ui/geography/shared/store-search-waiting';
import { useInjected } from '#src/ui/kit/use-presenter';
import { LazyView } from '#src/ui/shell/lazy-view';
import { LazyBlockViews } from './lazy-block-views';

/** The document has the map and the list; the search loads later (spec §2 Content-driven templates: store map). */
export function StoreMapBlockView({ block: { title, text, stores } }: { readonly block: StoreMapBlock }) {
  const { storeSearch } = useInjected(LazyBlockViews);
  return (
    <BlockSection className="container stack gap-6" title={title} text={text}>
      <LazyView load={storeSearch} props={{ stores }}>
        <StoreSearchWaiting stores={stores} />
      </LazyView>
      <StoreDirectory stores={stores} />
    </BlockSection>
  );
}
