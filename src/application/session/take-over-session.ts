import { CustomerState } from '#src/application/ports/state/customer-state';
import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { EndSession } from './end-session';
import { LoadUser } from './load-user';

/** Repeats in this tab a change that another tab made to the session: began, prolonged or ended it (spec §4 Sign-in session). */
export class TakeOverSession {
  static readonly dependencies: DependenciesOf<typeof TakeOverSession> = [
    SessionState,
    CustomerState,
    SignInStorage,
    LoadUser,
    EndSession,
  ];

  constructor(
    private readonly session: SessionState,
    private readonly customer: CustomerState,
    private readonly storage: SignInStorage,
    private readonly loadUser: LoadUser,
    private readonly endSession: EndSession,
  ) {}

  async execute(changed: SignInSession | undefined): Promise<void> {
    if (changed) {
      if (this.isKnown(changed)) this.session.begin(changed);
      else await this.loadUser.execute(changed);
    } else if (this.session.isLoggedIn) {
      // A session that just expired was ended by no user.
      this.endSession.execute(this.storage.wasSignedIn() ? 'refused' : 'elsewhere');
    }
  }

  /** True when the session's customer is loaded or loading. */
  private isKnown({ userId }: SignInSession): boolean {
    const { session, isFetching } = this.session;
    return session?.userId === userId && (isFetching || this.customer.current !== undefined);
  }
}
