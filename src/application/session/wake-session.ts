import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { EndSession } from './end-session';
import { RestoreSession } from './restore-session';

/**
 * Starts the session again when the page comes back from the back/forward cache, where it receives no messages: it may show a
 * customer who has left (spec §4 Sign-in session, Sign-out).
 */
export class WakeSession {
  static readonly uses = {
    window: BrowserWindow,
    session: SessionState,
    storage: SignInStorage,
    endSession: EndSession,
    restoreSession: RestoreSession,
  };

  private stop: () => void = () => undefined;

  constructor(private readonly use: Used<typeof WakeSession.uses>) {}

  /** Watches for as long as the page lives; may be called again. */
  execute(): void {
    this.stop();
    this.stop = this.use.window.onReturn(() => void this.wakeUp());
  }

  private async wakeUp(): Promise<void> {
    const { session } = this.use.session;
    if (session === undefined || session.userId === this.use.storage.signedInUser()) return;
    this.use.endSession.execute('elsewhere');
    await this.use.restoreSession.execute();
  }
}
