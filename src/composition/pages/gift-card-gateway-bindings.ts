import { ContainerModule } from 'inversify';
import { ChangeCart } from '../../application/cart/change-cart';
import { FillGiftCards } from '../../application/gift-card/fill-gift-cards';
import { construct } from '../bind';
import { deferred } from '../deferred';
import { ports } from '../tokens';

/** The way to gift cards of the back end, and what every cart does with it; no first page needs them. */
export const giftCardGatewayBindings = new ContainerModule(({ bind }) => {
  bind(ports.giftCardGateway).toResolvedValue(
    (load) => deferred(async () => (await load()).giftCardGateway),
    [ports.shopApi],
  );
  construct(bind, FillGiftCards, [ports.giftCardGateway, ChangeCart]);
});
