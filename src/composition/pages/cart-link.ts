import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { OpenCartLink } from '#src/application/cart/open-cart-link';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { construct, constructEach } from '#src/composition/bind';
import { cartLinkModule } from '#src/composition/modules/cart-link-module';
import { cartModule } from '#src/composition/modules/cart-module';
import { ports } from '#src/composition/tokens';
import { CartLinkPage } from '#src/ui/cart/cart-link';
import { cartLinkMessages } from '#src/ui/cart/cart-link-messages';
import { CartLinkNewsState } from '#src/ui/cart/cart-link-news-state';
import { CartLinkPresenter } from '#src/ui/cart/cart-link.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, OpenCartLink, [
    ports.contentReader,
    ports.variantReader,
    RestoreCart,
    AddLineToCart,
    ports.cartState,
    ports.cartStorage,
    ports.tabLock,
    ports.clock,
    ports.scheduler,
    ports.cartChangeNotifier,
  ]);
  constructEach(bind, CartLinkPresenter, [OpenCartLink, CartLinkNewsState, LiveMessageState, ports.logger]);
});

export const modules = [cartModule, cartLinkModule, presenters];

export const page = definePage<undefined>({ View: CartLinkPage, head: () => unlistedHead(cartLinkMessages) });
