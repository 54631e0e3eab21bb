import { ContainerModule } from 'inversify';
import { SignOut } from '#src/application/session/sign-out';
import { adapt, construct } from '#src/composition/bind';
import { cartOwnerModule } from '#src/composition/modules/cart-owner-module';
import { shopperModule } from '#src/composition/modules/shopper-module';
import { identityBindings } from '#src/composition/session/identity-bindings';
import { sessionBindings } from '#src/composition/session/session-bindings';
import { sessionPorts } from '#src/composition/session/session-ports';
import { ports } from '#src/composition/tokens';
import { AccountGatePresenter } from '#src/ui/pages/account/account-gate.presenter';
import { AccountPresenter } from '#src/ui/pages/account/overview/account.presenter';
import { SignedInAsPresenter } from '#src/ui/pages/account/overview/signed-in-as.presenter';
import { DefaultReminderPresenter } from '#src/ui/pages/account/reminder/default-reminder.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { ObservableCustomizationState } from '#src/ui/state/observable-customization-state';

const account = new ContainerModule(({ bind }) => {
  adapt(bind, sessionPorts.customizationState, ObservableCustomizationState, []);
  construct(bind, DefaultReminderPresenter, [
    ports.subscriptionsState,
    sessionPorts.customizationState,
    ports.clock,
  ]).inTransientScope();
  construct(bind, AccountGatePresenter, [sessionPorts.sessionState]).inTransientScope();
  construct(bind, AccountPresenter, [
    ports.customerState,
    SignOut,
    ports.alertBarState,
    ActionTracker,
  ]).inTransientScope();
  construct(bind, SignedInAsPresenter, [
    ports.customerState,
    sessionPorts.sessionState,
    sessionPorts.signInUserGateway,
    ActionTracker,
  ]).inTransientScope();
});

/** What every page of the account shares: the gate before it and the way out. */
export const accountBindings = [shopperModule, identityBindings, cartOwnerModule, sessionBindings, account];
