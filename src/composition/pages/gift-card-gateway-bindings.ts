import { ContainerModule } from 'inversify';
import { deferred } from '../deferred';
import { ports } from '../tokens';

/** The way to gift cards of the back end; no first page needs it. */
export const giftCardGatewayBindings = new ContainerModule(({ bind }) => {
  bind(ports.giftCardGateway).toResolvedValue((load) => deferred(async () => (await load()).giftCardGateway), [ports.shopApi]);
});
