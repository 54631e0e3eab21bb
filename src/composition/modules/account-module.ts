import { ContainerModule } from 'inversify';
import { SignOut } from '#src/application/session/sign-out';
import { adapt, constructEach } from '#src/composition/bind';
import { ports } from '#src/composition/tokens';
import { AccountGatePresenter } from '#src/ui/pages/account/account-gate.presenter';
import { AccountPresenter } from '#src/ui/pages/account/overview/account.presenter';
import { SignedInAsPresenter } from '#src/ui/pages/account/overview/signed-in-as.presenter';
import { DefaultReminderPresenter } from '#src/ui/pages/account/reminder/default-reminder.presenter';
import { ActionTracker } from '#src/ui/state/action-tracker';
import { ObservableCustomizationState } from '#src/ui/state/observable-customization-state';
import { sessionModules } from './session-module';

const account = new ContainerModule(({ bind }) => {
  adapt(bind, ports.customizationState, ObservableCustomizationState, []);
  constructEach(bind, DefaultReminderPresenter, [ports.subscriptionsState, ports.customizationState, ports.clock]);
  constructEach(bind, AccountGatePresenter, [ports.sessionState]);
  constructEach(bind, AccountPresenter, [ports.customerState, SignOut, ports.alertBarState, ActionTracker]);
  constructEach(bind, SignedInAsPresenter, [
    ports.customerState,
    ports.sessionState,
    ports.signInUserGateway,
    ActionTracker,
  ]);
});

/** What every page of the account shares: the gate before it and the way out. */
export const accountModules = [...sessionModules, account];
