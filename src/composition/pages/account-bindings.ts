import { ContainerModule } from 'inversify';
import { SignOut } from '../../application/session/sign-out';
import { AccountGatePresenter } from '../../ui/pages/account/account-gate.presenter';
import { AccountPresenter } from '../../ui/pages/account/overview/account.presenter';
import { SignedInAsPresenter } from '../../ui/pages/account/overview/signed-in-as.presenter';
import { DefaultReminderPresenter } from '../../ui/pages/account/reminder/default-reminder.presenter';
import { ActionTracker } from '../../ui/state/action-tracker';
import { ObservableCustomizationState } from '../../ui/state/observable-customization-state';
import { adapt, construct } from '../bind';
import { cartOwnerModule } from '../modules/cart-owner-module';
import { shopperModule } from '../modules/shopper-module';
import { identityBindings } from '../session/identity-bindings';
import { sessionBindings } from '../session/session-bindings';
import { sessionPorts } from '../session/session-ports';
import { ports } from '../tokens';

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
