import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { LineRows } from '#src/ui/pages/cart/line-rows';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { KnownCatalogue } from '#src/ui/state/known-catalogue';

/** What every page needs that shows the lines of an order. */
export const knownCatalogueBindings = new ContainerModule(({ bind }) => {
  construct(bind, KnownCatalogue, [ports.contentReader, ActionTracker]);
  construct(bind, LineRows, [KnownCatalogue, ports.clock, ports.cartStorage]);
});
