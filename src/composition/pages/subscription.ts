import { ContainerModule } from 'inversify';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { DraftStorage } from '#src/application/ports/browser/draft-storage';
import { ContentReader } from '#src/application/ports/content/content-reader';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { SavedCardGateway } from '#src/application/ports/shop/saved-card-gateway';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { MoveSubscription } from '#src/application/subscription/move-subscription';
import { RepairPayment } from '#src/application/subscription/repair-payment';
import { construct, constructEach } from '#src/composition/bind';
import { subscriptionModules } from '#src/composition/modules/account-module';
import { addressChoiceModule, addressModule } from '#src/composition/modules/address-module';
import { savedCardModule } from '#src/composition/modules/saved-card-module';
import { AddressChoice } from '#src/ui/address-book/shared/address-choice';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { unlistedHead } from '#src/ui/shell/page-head';
import { definePage } from '#src/ui/shell/page-route';
import { CancelSubscriptionPresenter } from '#src/ui/subscription/cancel-subscription.presenter';
import { CardChoicePresenter } from '#src/ui/subscription/card-choice.presenter';
import { ChangeIntervalPresenter } from '#src/ui/subscription/change-interval.presenter';
import { DeliveryAddressPresenter } from '#src/ui/subscription/delivery-address.presenter';
import { PastDeliveriesPresenter } from '#src/ui/subscription/past-deliveries.presenter';
import { PausePresenter } from '#src/ui/subscription/pause.presenter';
import { PaymentPresenter } from '#src/ui/subscription/payment.presenter';
import { SkipDeliveryPresenter } from '#src/ui/subscription/skip-delivery.presenter';
import { SubscriptionPage } from '#src/ui/subscription/subscription';
import { SubscriptionChanges } from '#src/ui/subscription/subscription-changes';
import { subscriptionMessages } from '#src/ui/subscription/subscription-messages';
import { SubscriptionPresenter } from '#src/ui/subscription/subscription.presenter';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, MoveSubscription, [ContentReader, ChangeSubscription]);
  construct(bind, SubscriptionChanges, [LiveMessageState, Logger]);
  constructEach(bind, SkipDeliveryPresenter, [ChangeSubscription, SubscriptionChanges, DraftStorage, Clock]);
  constructEach(bind, PausePresenter, [ChangeSubscription, SubscriptionChanges, Clock]);
  constructEach(bind, ChangeIntervalPresenter, [ChangeSubscription, SubscriptionChanges]);
  constructEach(bind, DeliveryAddressPresenter, [MoveSubscription, SubscriptionChanges, AddressChoice]);
  constructEach(bind, CancelSubscriptionPresenter, [ChangeSubscription, SubscriptionChanges]);
  constructEach(bind, PastDeliveriesPresenter, [OrdersReader, Logger]);
  constructEach(bind, PaymentPresenter, [LiveMessageState, Clock]);
  constructEach(bind, CardChoicePresenter, [
    SavedCardStore,
    SavedCardGateway,
    RepairPayment,
    SubscriptionChanges,
    BrowserWindow,
    Clock,
    Logger,
  ]);
  constructEach(bind, SubscriptionPresenter, [SubscriptionChanges, CatalogueStore, Clock]);
});

export const modules = [...subscriptionModules, addressChoiceModule, addressModule, savedCardModule, presenters];

export const page = definePage<undefined>({
  View: SubscriptionPage,
  head: () => unlistedHead(subscriptionMessages.page),
});
