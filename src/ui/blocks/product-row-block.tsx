import type { ProductRowBlock } from '#src/domain/page/page-block';
import { BlockSection } from '#src/ui/content/shared/block-section';
import { ProductShelf } from '#src/ui/shelf/shelf-card';

/** Shows products with their buttons (spec §2 Content-driven templates). */
export function ProductRowBlockView({ block: { title, text, more, products } }: { readonly block: ProductRowBlock }) {
  return (
    <BlockSection title={title} text={text} more={more}>
      <ProductShelf label={title} products={products} />
    </BlockSection>
  );
}
