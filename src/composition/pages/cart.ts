import { ContainerModule } from 'inversify';
import { ChangeCart } from '../../application/cart/change-cart';
import { UpdateOrderNotes } from '../../application/cart/update-order-notes';
import { definePage } from '../../ui/app/page-route';
import { CartPage } from '../../ui/pages/cart/cart';
import { OrderNotesPresenter } from '../../ui/pages/cart/order-notes.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { cartWords } from '../../ui/text/cart-words';
import { construct } from '../bind';
import { ports } from '../tokens';
import { shopperModule } from '../modules/shopper-module';
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
