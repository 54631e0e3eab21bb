import { ContainerModule } from 'inversify';
import { ChangeSubscription } from '../../application/subscription/change-subscription';
import { MoveSubscription } from '../../application/subscription/move-subscription';
import { definePage } from '../../ui/app/page-route';
import { DayEntry } from '../../ui/pages/account/subscriptions/day-entry';
import { DeliveryAddressPresenter } from '../../ui/pages/account/subscriptions/delivery-address.presenter';
import { KnownSubscriptions } from '../../ui/pages/account/subscriptions/known-subscriptions';
import { LeavePresenter } from '../../ui/pages/account/subscriptions/leave.presenter';
import { PacePresenter } from '../../ui/pages/account/subscriptions/pace.presenter';
import { PausePresenter } from '../../ui/pages/account/subscriptions/pause.presenter';
import { SkipDeliveryPresenter } from '../../ui/pages/account/subscriptions/skip-delivery.presenter';
import { SubscriptionChanges } from '../../ui/pages/account/subscriptions/subscription-changes';
import { SubscriptionPage } from '../../ui/pages/account/subscriptions/subscription';
import { SubscriptionPresenter } from '../../ui/pages/account/subscriptions/subscription.presenter';
import { AddressEntry } from '../../ui/pages/address/address-entry';
import { ActionTracker } from '../../ui/state/action-tracker';
import { KnownCatalogue } from '../../ui/state/known-catalogue';
import { subscriptionWords } from '../../ui/text/subscription-words';
import { construct } from '../bind';
import { ports } from '../tokens';
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
