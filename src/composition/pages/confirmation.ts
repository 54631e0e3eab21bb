import { ContainerModule } from 'inversify';
import { FindShortLines } from '#src/application/checkout/find-short-lines';
import { ReadCompletedOrder } from '#src/application/checkout/read-completed-order';
import { SettlePayment } from '#src/application/checkout/settle-payment';
import { AddToCompletedOrder } from '#src/application/cross-sell/add-to-completed-order';
import { OfferAdditions } from '#src/application/cross-sell/offer-additions';
import { construct } from '#src/composition/bind';
import { deferred } from '#src/composition/deferred';
import { shopperModule } from '#src/composition/modules/shopper-module';
import { ports } from '#src/composition/tokens';
import { definePage } from '#src/ui/app/page-route';
import { LineRows } from '#src/ui/pages/cart/line-rows';
import { ConfirmationPage } from '#src/ui/pages/confirmation/confirmation';
import { ConfirmationPresenter } from '#src/ui/pages/confirmation/confirmation.presenter';
import { CrossSellPresenter } from '#src/ui/pages/confirmation/cross-sell.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { KnownCatalogue } from '#src/ui/state/known-catalogue';
import { confirmationWords } from '#src/ui/text/checkout-words';
import { completedOrderBindings } from './completed-order-bindings';
import { knownCatalogueBindings } from './known-catalogue-bindings';

const confirmationBindings = new ContainerModule(({ bind }) => {
  bind(ports.crossSellGateway).toResolvedValue(
    (load) => deferred(async () => (await load()).crossSellGateway),
    [ports.shopApi],
  );
  construct(bind, OfferAdditions, [ports.contentReader, ports.variantReader, ports.clock]);
  construct(bind, AddToCompletedOrder, [
    ports.crossSellGateway,
    ports.orderGateway,
    ports.draftStorage,
    ports.exclusiveAccess,
    ports.scheduler,
  ]);
  construct(bind, CrossSellPresenter, [
    OfferAdditions,
    AddToCompletedOrder,
    ActionTracker,
    ports.liveMessageState,
    ports.clock,
    ports.scheduler,
  ]).inTransientScope();
  construct(bind, SettlePayment, [
    ports.checkoutGateway,
    ports.orderGateway,
    ports.cartStorage,
    ports.cartState,
    ports.exclusiveAccess,
    ports.otherTabs,
  ]);
  construct(bind, ConfirmationPresenter, [
    SettlePayment,
    ReadCompletedOrder,
    FindShortLines,
    KnownCatalogue,
    LineRows,
    ActionTracker,
    ports.liveMessageState,
  ]).inTransientScope();
});

export const bindings = [shopperModule, knownCatalogueBindings, completedOrderBindings, confirmationBindings];

export const page = definePage<undefined>({
  View: ConfirmationPage,
  head: () => ({
    title: confirmationWords.title,
    description: confirmationWords.description,
    noindex: true,
    structuredData: [],
  }),
});
