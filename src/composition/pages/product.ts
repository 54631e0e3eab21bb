import { ContainerModule } from 'inversify';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { constructEach } from '#src/composition/bind';
import type { ProductContent } from '#src/domain/catalogue/catalogue-content';
import { LazyProductViews } from '#src/ui/catalogue/lazy-product-views';
import { ProductPage } from '#src/ui/catalogue/product';
import { ProductPresenter } from '#src/ui/catalogue/product.presenter';
import { ReviewRefresher } from '#src/ui/reviews/shared/review-refresher';
import { contentHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  constructEach(bind, ProductPresenter, [LazyProductViews, VariantReader, ReviewRefresher, Scheduler, Logger]);
});

export const modules = [presenters];

export const page = definePage<ProductContent>({ View: ProductPage, head: contentHead });
