import { reaction } from 'mobx';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { sessionMessages } from '#src/ui/session/shared/account-messages';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { NavigationPresenter } from '#src/ui/shell/navigation.presenter';
import { loginPath } from '#src/ui/shell/paths';

/** Offers to sign in again and to return here (spec §4 Unauthorized handling); closes when somebody is signed in. */
export class SignedOutNotice {
  static readonly uses = { session: SessionState, alertBar: AlertBarState, navigation: NavigationPresenter };

  constructor(private readonly use: Used<typeof SignedOutNotice.uses>) {}

  mount(): () => void {
    return reaction(
      () => this.use.session.status === 'signed-out-by-server' && loginPath(this.use.navigation.shown?.location),
      (to, before) => {
        if (to !== false) this.offer(to, before === false);
        else if (this.isShown) this.use.alertBar.dismiss();
      },
    );
  }

  /** Another page has another return path; shoppers who dismissed the offer do not see it again. */
  private offer(to: string, isNew: boolean): void {
    if (isNew || this.isShown)
      this.use.alertBar.notify(sessionMessages.signedOut, { label: sessionMessages.signInAgain, to });
  }

  private get isShown(): boolean {
    return this.use.alertBar.notification === sessionMessages.signedOut && !this.use.alertBar.isDismissed;
  }
}
