import type { ProductContent } from '#src/domain/content/page-content';
import { PageBlocks } from '#src/ui/content/shared/page-blocks';
import type { PageProps } from '#src/ui/shell/page-route';
import { ProductPage } from './product';

/** The page of a product, with what an editor built for it: few products have that, so others load none of its code. */
export function ProductWithBlocksPage(props: PageProps<ProductContent>) {
  return (
    <ProductPage {...props}>
      <PageBlocks blocks={props.content.blocks ?? []} />
    </ProductPage>
  );
}
