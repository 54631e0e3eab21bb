import { ContainerModule } from 'inversify';
import { LineRows } from '../../ui/pages/cart/line-rows';
import { ActionTracker } from '../../ui/state/action-tracker';
import { KnownCatalogue } from '../../ui/state/known-catalogue';
import { construct } from '../bind';
import { ports } from '../tokens';

/** What every page needs that shows the lines of an order. */
export const knownCatalogueBindings = new ContainerModule(({ bind }) => {
  construct(bind, KnownCatalogue, [ports.contentReader, ActionTracker]);
  construct(bind, LineRows, [KnownCatalogue, ports.clock, ports.cartStorage]);
});
