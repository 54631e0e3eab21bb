import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import { RestoreClubBox } from '#src/application/club/restore-club-box';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';

/** Bindings for changing the club box in the cart. */
export const clubBoxModule = new ContainerModule(({ bind }) => {
  construct(bind, AddClubToCart, [ports.orderGateway, ChangeCart]);
  construct(bind, RestoreClubBox, [ports.orderGateway, ChangeCart]);
});
