import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { FillGiftCards } from '#src/application/gift-card/fill-gift-cards';
import { construct } from '#src/composition/bind';
import { deferred } from '#src/composition/deferred';
import { ports } from '#src/composition/tokens';

/** The way to gift cards of the back end, and what every cart does with it; no first page needs them. */
export const giftCardGatewayBindings = new ContainerModule(({ bind }) => {
  bind(ports.giftCardGateway).toResolvedValue(
    (load) => deferred(async () => (await load()).giftCardGateway),
    [ports.shopApi],
  );
  construct(bind, FillGiftCards, [ports.giftCardGateway, ChangeCart]);
});
