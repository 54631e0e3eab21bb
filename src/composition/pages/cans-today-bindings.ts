import { ContainerModule } from 'inversify';
import { CansToday } from '../../ui/pages/product/own-pack/cans-today';
import { construct } from '../bind';
import { ports } from '../tokens';

/** What every page needs on which cans are chosen. */
export const cansTodayBindings = new ContainerModule(({ bind }) => {
  construct(bind, CansToday, [ports.variantReader, ports.journal]).inTransientScope();
});
