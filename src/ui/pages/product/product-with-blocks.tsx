import type { ProductContent } from '#src/domain/content/page-content';
import type { PageProps } from '#src/ui/app/page-route';
import { PageBlocks } from '#src/ui/features/blocks/page-blocks';
import { ProductPage } from './product';

/** The page of a product, with what an editor built for it: few products have that, so others load none of its code. */
export function ProductWithBlocksPage(props: PageProps<ProductContent>) {
  return (
    <ProductPage {...props}>
      <PageBlocks blocks={props.content.blocks ?? []} />
    </ProductPage>
  );
}
