import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import type { ProductContent } from '#src/domain/content/page-content';
import { contentHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { ProductPage } from '#src/ui/pages/product/product';
import { ProductPresenter } from '#src/ui/pages/product/product.presenter';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, ProductPresenter, [
    ports.lazyProductViews,
    ports.variantReader,
    ports.liveReviews,
    ports.scheduler,
    ports.logger,
  ]);
});

export const modules = [presenters];

export const page = definePage<ProductContent>({ View: ProductPage, head: contentHead });
