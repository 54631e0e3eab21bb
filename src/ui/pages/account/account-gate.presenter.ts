import { makeAutoObservable } from 'mobx';
import type { SessionState } from '#src/application/ports/state/session-state';

/** What a page for customers only may show (spec §6 Signed-in only). */
export type Admission = 'waiting' | 'admitted' | 'to-login' | 'signed-out' | 'ended';

/**
 * Presents the gate before the account: who comes without a session is sent to sign in; whose session ends here stays on the
 * page and is told so (spec §4 Unauthorized handling).
 */
export class AccountGatePresenter {
  private hasBeenIn = false;

  constructor(private readonly session: SessionState) {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get admission(): Admission {
    const { status } = this.session;
    if (status === 'unknown') return 'waiting';
    if (this.session.isLoggedIn) return 'admitted';
    if (status === 'signed-out-by-server') return 'ended';
    return this.hasBeenIn ? 'signed-out' : 'to-login';
  }

  /** The page behind the gate has been shown. */
  enter(): void {
    this.hasBeenIn = true;
  }
}
