import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { AddClubToCart } from '#src/application/club/add-club-to-cart';
import { RestoreClubBox } from '#src/application/club/restore-club-box';
import { OrderGateway } from '#src/application/ports/shop/order-gateway';
import { construct } from '#src/composition/bind';

/** Bindings for changing the club box in the cart. */
export const clubBoxModule = new ContainerModule(({ bind }) => {
  construct(bind, AddClubToCart, [OrderGateway, ChangeCart]);
  construct(bind, RestoreClubBox, [OrderGateway, ChangeCart]);
});
