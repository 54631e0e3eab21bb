import { compareModule } from '#src/composition/modules/comparison-module';
import type { ShopContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { ShopPage } from '#src/ui/pages/shop/shop';

export const modules = [compareModule];

export const page = definePage<ShopContent>({ View: ShopPage, head: contentHead });
