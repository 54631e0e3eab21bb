import type { ProductContent } from '#src/domain/page/page-content';
import { PageBlocks } from '#src/ui/blocks/page-blocks';
import { contentHead } from '#src/ui/shell/page-head';
import { type PageProps, definePage } from '#src/ui/shell/page-route';
import { ProductPage } from './product';

/** Few products have blocks, so the pages of others load none of this code. */
export function ProductWithBlocksPage(props: PageProps<ProductContent>) {
  return (
    <ProductPage {...props}>
      <PageBlocks blocks={props.content.blocks ?? []} />
    </ProductPage>
  );
}

export const page = definePage<ProductContent>({ View: ProductWithBlocksPage, head: contentHead });
