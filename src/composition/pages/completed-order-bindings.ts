import { ContainerModule } from 'inversify';
import { ReadCompletedOrder } from '../../application/checkout/read-completed-order';
import { construct } from '../bind';
import { ports } from '../tokens';

/** What checkout and confirmation know of an order that is complete. */
export const completedOrderBindings = new ContainerModule(({ bind }) => {
  construct(bind, ReadCompletedOrder, [ports.orderGateway, ports.cartStorage]);
});
