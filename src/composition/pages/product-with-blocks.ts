import { blocksModule } from '#src/composition/modules/blocks-module';
import type { ProductContent } from '#src/domain/catalogue/catalogue-content';
import { ProductWithBlocksPage } from '#src/ui/catalogue/product-with-blocks';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';
import { modules as productModules } from './product';

export const modules = [...productModules, blocksModule];

export const page = definePage<ProductContent>({ View: ProductWithBlocksPage, head: contentHead });
