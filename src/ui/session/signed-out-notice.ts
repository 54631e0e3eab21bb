import { reaction } from 'mobx';
import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { sessionMessages } from '#src/ui/session/shared/account-messages';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { loginPath } from '#src/ui/shell/paths';

/** Offers to sign in again and to return here (spec §4 Unauthorized handling); closes when somebody is signed in. */
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

  /** Another page has another return path; shoppers who dismissed the offer do not see it again. */
  private offer(to: string, isNew: boolean): void {
    if (isNew || this.isShown)
      this.alertBar.notify(sessionMessages.signedOut, { label: sessionMessages.signInAgain, to });
  }

  private get isShown(): boolean {
    return this.alertBar.notification === sessionMessages.signedOut && !this.alertBar.isDismissed;
  }
}
