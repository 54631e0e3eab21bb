import { compareModule } from '#src/composition/modules/comparison-module';
import type { ShopContent } from '#src/domain/catalogue/catalogue-content';
import { ShopPage } from '#src/ui/catalogue/shop';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

export const modules = [compareModule];

export const page = definePage<ShopContent>({ View: ShopPage, head: contentHead });
