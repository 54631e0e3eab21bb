import { ContainerModule } from 'inversify';
import { ChangeCart } from '#src/application/cart/change-cart';
import { UpdateOrderNotes } from '#src/application/cart/update-order-notes';
import { construct } from '#src/composition/bind';
import { shopperModule } from '#src/composition/modules/shopper-module';
import { ports } from '#src/composition/tokens';
import { definePage } from '#src/ui/app/page-route';
import { CartPage } from '#src/ui/pages/cart/cart';
import { OrderNotesPresenter } from '#src/ui/pages/cart/order-notes.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { cartWords } from '#src/ui/text/cart-words';
import { cartBindings } from './cart-bindings';
import { giftCardBindings } from './gift-card-bindings';
import { promoCodeBindings } from './promo-code-bindings';

const notesBindings = new ContainerModule(({ bind }) => {
  construct(bind, UpdateOrderNotes, [ports.orderGateway, ChangeCart]);
  construct(bind, OrderNotesPresenter, [
    ports.cartState,
    UpdateOrderNotes,
    ports.draftStorage,
    ActionTracker,
    ports.liveMessageState,
  ]).inTransientScope();
});

export const bindings = [shopperModule, notesBindings, cartBindings, ...promoCodeBindings, ...giftCardBindings];

export const page = definePage<undefined>({
  View: CartPage,
  head: () => ({ title: cartWords.title, description: cartWords.description, noindex: true, structuredData: [] }),
});
