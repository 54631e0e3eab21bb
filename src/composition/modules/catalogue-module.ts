import { ContainerModule } from 'inversify';
import { FindShortLines } from '#src/application/checkout/find-short-lines';
import { construct, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { LineRows } from '#src/ui/pages/cart/line-rows';
import { CansToday } from '#src/ui/pages/product/own-pack/cans-today';
import { PrepaidPricePresenter } from '#src/ui/pages/product/prepaid/prepaid-price.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { KnownCatalogue } from '#src/ui/state/known-catalogue';

/** What is sold, for pages that show the lines of an order or let cans be chosen. */
export const catalogueModule = new ContainerModule(({ bind }) => {
  construct(bind, KnownCatalogue, [ports.contentReader, ActionTracker]);
  construct(bind, FindShortLines, [ports.cartState, ports.variantReader]);
  construct(bind, LineRows, [KnownCatalogue, ports.clock, ports.cartStorage]);
  constructEach(bind, CansToday, [ports.variantReader, ports.journal]);
  constructEach(bind, PrepaidPricePresenter, [ports.variantPriceReader, ports.scheduler, ports.clock]);
});
