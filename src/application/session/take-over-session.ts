import { CustomerState } from '#src/application/ports/state/customer-state';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { EndSession } from './end-session';
import { LoadUser } from './load-user';

/** Repeats in this tab a change that another tab made to the session: began, prolonged or ended it (spec §4 Sign-in session). */
export class TakeOverSession {
  static readonly uses = {
    session: SessionState,
    customer: CustomerState,
    storage: SignInStorage,
    loadUser: LoadUser,
    endSession: EndSession,
  };

  constructor(private readonly use: Used<typeof TakeOverSession.uses>) {}

  async execute(changed: SignInSession | undefined): Promise<void> {
    if (changed) {
      if (this.isKnown(changed)) this.use.session.begin(changed);
      else await this.use.loadUser.execute(changed);
    } else if (this.use.session.isLoggedIn) {
      // A session that just expired was ended by no user.
      this.use.endSession.execute(this.use.storage.wasSignedIn() ? 'refused' : 'elsewhere');
    }
  }

  /** True when the session's customer is loaded or loading. */
  private isKnown({ userId }: SignInSession): boolean {
    const { session, isFetching } = this.use.session;
    return session?.userId === userId && (isFetching || this.use.customer.current !== undefined);
  }
}
