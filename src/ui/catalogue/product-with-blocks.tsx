import type { ProductContent } from '#src/domain/catalogue/catalogue-content';
import { PageBlocks } from '#src/ui/content/shared/page-blocks';
import type { PageProps } from '#src/ui/shell/page-route';
import { ProductPage } from './product';

/**
 * Shows a product with the blocks of an editor. Few products have blocks, so the pages of others load none of this
 * code.
 */
export function ProductWithBlocksPage(props: PageProps<ProductContent>) {
  return (
    <ProductPage {...props}>
      <PageBlocks blocks={props.content.blocks ?? []} />
    </ProductPage>
  );
}
