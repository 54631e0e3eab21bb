import { ContainerModule } from 'inversify';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { MoveSubscription } from '#src/application/subscription/move-subscription';
import { construct } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
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
import { addressEntryBindings } from './address-entry-bindings';
import { subscriptionBindings } from './subscription-bindings';

const subscription = new ContainerModule(({ bind }) => {
  construct(bind, MoveSubscription, [ports.contentReader, ChangeSubscription]);
  construct(bind, SubscriptionChanges, [ActionTracker, ports.liveMessageState]);
  construct(bind, DayEntry, [ports.clock]).inTransientScope();
  construct(bind, SkipDeliveryPresenter, [
    ChangeSubscription,
    SubscriptionChanges,
    ports.draftStorage,
    ports.clock,
  ]).inTransientScope();
  construct(bind, PausePresenter, [ChangeSubscription, SubscriptionChanges, DayEntry, ports.clock]).inTransientScope();
  construct(bind, PacePresenter, [ChangeSubscription, SubscriptionChanges]).inTransientScope();
  construct(bind, DeliveryAddressPresenter, [MoveSubscription, SubscriptionChanges, AddressEntry]).inTransientScope();
  construct(bind, LeavePresenter, [ChangeSubscription, SubscriptionChanges]).inTransientScope();
  construct(bind, SubscriptionPresenter, [
    KnownSubscriptions,
    SubscriptionChanges,
    KnownCatalogue,
    ports.clock,
    PausePresenter,
    PacePresenter,
    DeliveryAddressPresenter,
    LeavePresenter,
  ]).inTransientScope();
});

export const bindings = [...subscriptionBindings, addressEntryBindings, subscription];

const { title, description } = subscriptionWords.page;

export const page = definePage<undefined>({
  View: SubscriptionPage,
  head: () => ({ title, description, noindex: true, structuredData: [] }),
});
