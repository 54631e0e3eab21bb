import type { StoreMapBlock } from '#src/domain/page/page-block';
import { BlockSection } from '#src/ui/content/shared/block-section';
import { StoreDirectory } from '#src/ui/geography/shared/store-directory';
import { StoreSearchWaiting } from '#src/ui/geography/shared/store-search-waiting';
import { LazyView } from '#src/ui/kit/lazy-view';
import { usePresenter } from '#src/ui/kit/use-presenter';
import { LazyBlocksPresenter } from './lazy-blocks.presenter';

/** The document has the map and the list; the search loads later (spec §2 Content-driven templates: store map). */
export function StoreMapBlockView({ block: { title, text, stores } }: { readonly block: StoreMapBlock }) {
  const { lazyViews } = usePresenter(LazyBlocksPresenter);
  return (
    <BlockSection className="container stack gap-6" title={title} text={text}>
      <LazyView load={lazyViews.storeSearch} props={{ stores }}>
        <StoreSearchWaiting stores={stores} />
      </LazyView>
      <StoreDirectory stores={stores} />
    </BlockSection>
  );
}
