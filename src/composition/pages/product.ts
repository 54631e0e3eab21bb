import { ContainerModule } from 'inversify';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import type { ProductContent } from '#src/domain/content/page-content';
import { definePage } from '#src/ui/app/page-route';
import { LazyPartsPresenter } from '#src/ui/pages/product/lazy-parts.presenter';
import { ProductPage } from '#src/ui/pages/product/product';
import { ProductPresenter } from '#src/ui/pages/product/product.presenter';
import { productHead } from '#src/ui/pages/product/product-head';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, ProductPresenter, [ports.loadNotifyForm, ports.variantReader, ports.scheduler, ports.logger]);
  construct(bind, LazyPartsPresenter, [ports.loadPackBuilder, ports.loadPrepaidChoice, ports.loadBuyGiftCard]);
});

export const modules = [presenters];

export const page = definePage<ProductContent>({ View: ProductPage, head: productHead });
