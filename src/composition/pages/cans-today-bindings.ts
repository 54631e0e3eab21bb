import { ContainerModule } from 'inversify';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { CansToday } from '#src/ui/pages/product/own-pack/cans-today';

/** What every page needs on which cans are chosen. */
export const cansTodayBindings = new ContainerModule(({ bind }) => {
  construct(bind, CansToday, [ports.variantReader, ports.journal]).inTransientScope();
});
