import { ContainerModule } from 'inversify';
import { ReadCompletedOrder } from '#src/application/checkout/read-completed-order';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';

/** What checkout and confirmation know of an order that is complete. */
export const completedOrderBindings = new ContainerModule(({ bind }) => {
  construct(bind, ReadCompletedOrder, [ports.orderGateway, ports.cartStorage]);
});
