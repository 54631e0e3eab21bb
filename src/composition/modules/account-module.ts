import { ContainerModule } from 'inversify';
import { RestoreSession } from '#src/application/session/restore-session';
import { SignOut } from '#src/application/session/sign-out';
import { ChangeSubscription } from '#src/application/subscription/change-subscription';
import { LoadSubscriptions } from '#src/application/subscription/load-subscriptions';
import { RepairPayment } from '#src/application/subscription/repair-payment';
import { adapt, construct, constructEach } from '#src/composition/bind';
import { catalogueModule } from '#src/composition/modules/catalogue-module';
import { ports } from '#src/composition/tokens';
import { ObservableCustomizationState } from '#src/ui/club/observable-customization-state';
import { AccountGatePresenter } from '#src/ui/customer/account-gate.presenter';
import { AccountPresenter } from '#src/ui/customer/account.presenter';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { DefaultReminderPresenter } from '#src/ui/subscription/default-reminder.presenter';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';
import { sessionModules } from './session-module';

const account = new ContainerModule(({ bind }) => {
  adapt(bind, ports.customizationState, ObservableCustomizationState, []);
  constructEach(bind, DefaultReminderPresenter, [ports.subscriptionsState, ports.customizationState, ports.clock]);
  constructEach(bind, AccountGatePresenter, [ports.sessionState, SignOut, AlertBarState, ports.logger]);
  constructEach(bind, AccountPresenter, [
    ports.customerState,
    ports.sessionState,
    ports.signInUserGateway,
    ports.logger,
  ]);
});

/** The modules of every account page: the check for a signed-in customer, and signing out. */
export const accountModules = [...sessionModules, account];

const subscriptions = new ContainerModule(({ bind }) => {
  construct(bind, ChangeSubscription, [
    ports.subscriptionGateway,
    ports.customerState,
    ports.subscriptionsState,
    ports.eventTracker,
  ]);
  construct(bind, RepairPayment, [
    ports.subscriptionGateway,
    ports.customerState,
    ports.subscriptionsState,
    ports.tabLock,
    ports.clock,
  ]);
  construct(bind, SubscriptionStore, [
    LoadSubscriptions,
    RestoreSession,
    ports.subscriptionsState,
    ports.customerState,
    ports.sessionState,
    ports.scheduler,
    ports.logger,
  ]);
});

/** The modules of every page about subscriptions. */
export const subscriptionModules = [...accountModules, catalogueModule, subscriptions];
