import { ContainerModule } from 'inversify';
import { TabLock } from '#src/application/ports/browser/tab-lock';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import { SubscriptionGateway } from '#src/application/ports/shop/subscription-gateway';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { CustomizationState } from '#src/application/ports/state/customization-state';
import { SessionState } from '#src/application/ports/state/session-state';
import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import { Logger } from '#src/application/ports/system/logger';
import { Scheduler } from '#src/application/ports/system/scheduler';
import { EventTracker } from '#src/application/ports/tracking/event-tracker';
import { RestoreSession } from '#src/application/session/restore-session';
import { SignOut } from '#src/application/session/sign-out';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import { RepairPayment } from '#src/application/subscription/repair-payment';
import { adapt, construct, constructEach } from '#src/composition/bind';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { ObservableCustomizationState } from '#src/ui/club/observable-customization-state';
import { AccountGatePresenter } from '#src/ui/customer/account-gate.presenter';
import { AccountPresenter } from '#src/ui/customer/account.presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { DefaultReminderPresenter } from '#src/ui/subscription/default-reminder.presenter';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';
import { sessionModules } from './session-module';

const account = new ContainerModule(({ bind }) => {
  adapt(bind, CustomizationState, ObservableCustomizationState, []);
  constructEach(bind, DefaultReminderPresenter, [SubscriptionsState, CustomizationState, Clock]);
  constructEach(bind, AccountGatePresenter, [SessionState, SignOut, AlertBarState, Logger]);
  constructEach(bind, AccountPresenter, [CustomerState, SessionState, SignInUserGateway, Logger]);
});

/** The modules of every account page: the check for a signed-in customer, and signing out. */
export const accountModules = [...sessionModules, account];

const subscriptions = new ContainerModule(({ bind }) => {
  construct(bind, ChangeSubscription, [SubscriptionGateway, CustomerState, SubscriptionsState, EventTracker]);
  construct(bind, RepairPayment, [SubscriptionGateway, CustomerState, SubscriptionsState, TabLock, Clock]);
  construct(bind, SubscriptionStore, [
    LoadSubscriptions,
    RestoreSession,
    SubscriptionsState,
    CustomerState,
    SessionState,
    Scheduler,
    Logger,
  ]);
});

/** The modules of every page about subscriptions. */
export const subscriptionModules = [...accountModules, catalogueModule, subscriptions];
