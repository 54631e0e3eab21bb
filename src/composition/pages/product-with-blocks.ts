import { blocksModule } from '#src/composition/modules/blocks-module';
import type { ProductContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { ProductWithBlocksPage } from '#src/ui/pages/product/product-with-blocks';
import { modules as productModules } from './product';

export const modules = [...productModules, blocksModule];

export const page = definePage<ProductContent>({ View: ProductWithBlocksPage, head: contentHead });
