import { reaction } from 'mobx';
import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { sessionMessages } from '#src/ui/session/shared/account-messages';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { loginPath } from '#src/ui/shell/paths';

/**
 * Shows in the alert bar that the server ended the session, and offers to sign in again and to return here (spec §4
 * Unauthorized handling). The offer closes when somebody is signed in again.
 */
export class SignedOutNotice {
  static readonly dependencies: DependenciesOf<typeof SignedOutNotice> = [
    SessionState,
    AlertBarState,
    NavigationPresenter,
  ];

  constructor(
    private readonly session: SessionState,
    private readonly alertBar: AlertBarState,
    private readonly navigation: NavigationPresenter,
  ) {}

  mount(): () => void {
    return reaction(
      () => this.session.status === 'signed-out-by-server' && loginPath(this.navigation.shown?.location),
      (to, before) => {
        if (to !== false) this.offer(to, before === false);
        else if (this.isShown) this.alertBar.dismiss();
      },
    );
  }

  /** Updates the offer, because another page has another return path; shoppers who dismissed it do not see it again. */
  private offer(to: string, isNew: boolean): void {
    if (isNew || this.isShown)
      this.alertBar.notify(sessionMessages.signedOut, { label: sessionMessages.signInAgain, to });
  }

  private get isShown(): boolean {
    return this.alertBar.notification === sessionMessages.signedOut && !this.alertBar.isDismissed;
  }
}
