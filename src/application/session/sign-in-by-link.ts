import { orElse } from '#src/application/calls/handled';
import { CallbackUrl } from '#src/application/ports/identity/callback-url';
import { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import { SessionGateway } from '#src/application/ports/identity/session-gateway';
import { Scheduler } from '#src/application/ports/system/scheduler';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { safeReturnPath } from '#src/domain/session/return-path';
import { CompleteSignIn } from './complete-sign-in';

/** Polling interval in milliseconds (spec §9 Login poll). */
export const signInPoll = 1000;

/** Sends a sign-in link, and waits in this tab until it was opened, perhaps in another (spec §1, §4 Sign-in). */
export class SignInByLink {
  static readonly uses = {
    magicLinks: MagicLinkGateway,
    callbackUrl: CallbackUrl,
    storage: SignInStorage,
    sessions: SessionGateway,
    completeSignIn: CompleteSignIn,
    scheduler: Scheduler,
  };

  constructor(private readonly use: Used<typeof SignInByLink.uses>) {}

  /** Stores the return path. Rejects with GatewayError. */
  async send(email: string, returnPath: string | undefined): Promise<void> {
    this.use.storage.writeReturnPath(safeReturnPath(returnPath));
    await this.use.magicLinks.send(email, this.use.callbackUrl);
  }

  /**
   * Polls every second, also while the provider cannot be reached, and calls back once the user has signed in. Returns a function that
   * stops polling.
   */
  awaitSession(onSignedIn: () => void): () => void {
    let isWaiting = true;
    let cancel: () => void = () => undefined;
    const look = async () => {
      const session = await this.findSession();
      if (!isWaiting) return;
      if (!session) {
        cancel = this.use.scheduler.after(signInPoll, () => void look());
        return;
      }
      isWaiting = false;
      await this.use.completeSignIn.execute(session);
      onSignedIn();
    };
    cancel = this.use.scheduler.after(signInPoll, () => void look());
    return () => {
      isWaiting = false;
      cancel();
    };
  }

  private async findSession() {
    return orElse(this.use.sessions.restore(), () => undefined);
  }
}
