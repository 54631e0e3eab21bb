import { ContainerModule } from 'inversify';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { MoveSubscription } from '#src/application/subscription/move-subscription';
import { RepairPayment } from '#src/application/subscription/repair-payment';
import { construct, constructEach } from '#src/composition/bind';
import { subscriptionModules } from '#src/composition/modules/account-module';
import { addressChoiceModule, addressModule } from '#src/composition/modules/address-module';
import { savedCardModule } from '#src/composition/modules/saved-card-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { AddressChoice } from '#src/ui/features/address-book/address-choice';
import { subscriptionMessages } from '#src/ui/messages/subscription-messages';
import { CancelSubscriptionPresenter } from '#src/ui/pages/account/subscriptions/cancel-subscription.presenter';
import { CardChoicePresenter } from '#src/ui/pages/account/subscriptions/card-choice.presenter';
import { ChangeIntervalPresenter } from '#src/ui/pages/account/subscriptions/change-interval.presenter';
import { DeliveryAddressPresenter } from '#src/ui/pages/account/subscriptions/delivery-address.presenter';
import { PastDeliveriesPresenter } from '#src/ui/pages/account/subscriptions/past-deliveries.presenter';
import { PausePresenter } from '#src/ui/pages/account/subscriptions/pause.presenter';
import { PaymentPresenter } from '#src/ui/pages/account/subscriptions/payment.presenter';
import { SkipDeliveryPresenter } from '#src/ui/pages/account/subscriptions/skip-delivery.presenter';
import { SubscriptionPage } from '#src/ui/pages/account/subscriptions/subscription';
import { SubscriptionChanges } from '#src/ui/pages/account/subscriptions/subscription-changes';
import { SubscriptionPresenter } from '#src/ui/pages/account/subscriptions/subscription.presenter';
import { CatalogueStore } from '#src/ui/state/catalogue-store';
import { LiveMessageState } from '#src/ui/state/live-message-state';
import { SavedCardStore } from '#src/ui/state/wallet-store';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, MoveSubscription, [ports.contentReader, ChangeSubscription]);
  construct(bind, SubscriptionChanges, [LiveMessageState, ports.logger]);
  constructEach(bind, SkipDeliveryPresenter, [
    ChangeSubscription,
    SubscriptionChanges,
    ports.draftStorage,
    ports.clock,
  ]);
  constructEach(bind, PausePresenter, [ChangeSubscription, SubscriptionChanges, ports.clock]);
  constructEach(bind, ChangeIntervalPresenter, [ChangeSubscription, SubscriptionChanges]);
  constructEach(bind, DeliveryAddressPresenter, [MoveSubscription, SubscriptionChanges, AddressChoice]);
  constructEach(bind, CancelSubscriptionPresenter, [ChangeSubscription, SubscriptionChanges]);
  constructEach(bind, PastDeliveriesPresenter, [ports.ordersReader, ports.logger]);
  constructEach(bind, PaymentPresenter, [LiveMessageState, ports.clock]);
  constructEach(bind, CardChoicePresenter, [
    SavedCardStore,
    ports.savedCardGateway,
    RepairPayment,
    SubscriptionChanges,
    ports.browserWindow,
    ports.clock,
    ports.logger,
  ]);
  constructEach(bind, SubscriptionPresenter, [SubscriptionChanges, CatalogueStore, ports.clock]);
});

export const modules = [...subscriptionModules, addressChoiceModule, addressModule, savedCardModule, presenters];

export const page = definePage<undefined>({
  View: SubscriptionPage,
  head: () => unlistedHead(subscriptionMessages.page),
});
