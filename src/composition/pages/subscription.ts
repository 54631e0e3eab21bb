import { ContainerModule } from 'inversify';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { MoveSubscription } from '#src/application/subscription/move-subscription';
import { construct, constructEach } from '#src/composition/bind';
import { subscriptionModules } from '#src/composition/modules/account-module';
import { addressModule } from '#src/composition/modules/address-module';
import { ports } from '#src/composition/tokens';
import { unlistedHead } from '#src/ui/app/page-head';
import { definePage } from '#src/ui/app/page-route';
import { DayEntry } from '#src/ui/pages/account/subscriptions/day-entry';
import { DeliveryAddressPresenter } from '#src/ui/pages/account/subscriptions/delivery-address.presenter';
import { KnownSubscriptions } from '#src/ui/pages/account/subscriptions/known-subscriptions';
import { LeavePresenter } from '#src/ui/pages/account/subscriptions/leave.presenter';
import { PacePresenter } from '#src/ui/pages/account/subscriptions/pace.presenter';
import { PausePresenter } from '#src/ui/pages/account/subscriptions/pause.presenter';
import { SkipDeliveryPresenter } from '#src/ui/pages/account/subscriptions/skip-delivery.presenter';
import { SubscriptionPage } from '#src/ui/pages/account/subscriptions/subscription';
import { SubscriptionPresenter } from '#src/ui/pages/account/subscriptions/subscription.presenter';
import { SubscriptionChanges } from '#src/ui/pages/account/subscriptions/subscription-changes';
import { AddressEntry } from '#src/ui/pages/address/address-entry';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { KnownCatalogue } from '#src/ui/state/known-catalogue';
import { subscriptionWords } from '#src/ui/text/subscription-words';

const presenters = new ContainerModule(({ bind }) => {
  construct(bind, MoveSubscription, [ports.contentReader, ChangeSubscription]);
  construct(bind, SubscriptionChanges, [ActionTracker, ports.liveMessageState]);
  constructEach(bind, DayEntry, [ports.clock]);
  constructEach(bind, SkipDeliveryPresenter, [
    ChangeSubscription,
    SubscriptionChanges,
    ports.draftStorage,
    ports.clock,
  ]);
  constructEach(bind, PausePresenter, [ChangeSubscription, SubscriptionChanges, DayEntry, ports.clock]);
  constructEach(bind, PacePresenter, [ChangeSubscription, SubscriptionChanges]);
  constructEach(bind, DeliveryAddressPresenter, [MoveSubscription, SubscriptionChanges, AddressEntry]);
  constructEach(bind, LeavePresenter, [ChangeSubscription, SubscriptionChanges]);
  constructEach(bind, SubscriptionPresenter, [
    KnownSubscriptions,
    SubscriptionChanges,
    KnownCatalogue,
    ports.clock,
    PausePresenter,
    PacePresenter,
    DeliveryAddressPresenter,
    LeavePresenter,
  ]);
});

export const modules = [...subscriptionModules, addressModule, presenters];

export const page = definePage<undefined>({ View: SubscriptionPage, head: () => unlistedHead(subscriptionWords.page) });
