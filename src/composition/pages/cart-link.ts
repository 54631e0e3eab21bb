import { ContainerModule } from 'inversify';
import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { CartLinkPlanner } from '#src/application/cart/cart-link-planner';
import { CurrentCart } from '#src/application/cart/current-cart';
import { OpenCartLink } from '#src/application/cart/open-cart-link';
import { RestoreCart } from '#src/application/cart/restore-cart';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { VariantReader } from '#src/application/ports/shop/variant-reader';
import { CartChangeNotifier } from '#src/application/ports/state/cart-change-notifier';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { construct, constructEach } from '#src/composition/bind';
import { cartLinkModule } from '#src/composition/modules/cart-link-module';
import { cartModule } from '#src/composition/modules/cart-module';
import { CartLinkPage } from '#src/ui/cart/cart-link';
import { cartLinkMessages } from '#src/ui/cart/cart-link-messages';
import { CartLinkNoticeState } from '#src/ui/cart/cart-link-notice-state';
import { CartLinkPresenter } from '#src/ui/cart/cart-link.presenter';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, CartLinkPlanner, [ContentReader, VariantReader, CurrentCart, Clock]);
  construct(bind, OpenCartLink, [CartLinkPlanner, RestoreCart, AddLineToCart, TabLock, Scheduler, CartChangeNotifier]);
  constructEach(bind, CartLinkPresenter, [OpenCartLink, CartLinkNoticeState, LiveMessageState, Logger]);
});

export const modules = [cartModule, cartLinkModule, presenters];

export const page = definePage<undefined>({ View: CartLinkPage, head: () => unlistedHead(cartLinkMessages) });
