import { ContainerModule } from 'inversify';
import { constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import type { ProductContent } from '#src/domain/content/page-content';
import { ProductPage } from '#src/ui/catalogue/product';
import { ProductPresenter } from '#src/ui/catalogue/product.presenter';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

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
