import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { SessionState } from '#src/application/ports/state/session-state';
import type { DependenciesOf } from '#src/application/ports/token';
import { SignInStorage } from '#src/application/storage/sign-in-storage';
import { EndSession } from './end-session';
import { RestoreSession } from './restore-session';

/**
 * Starts the session again when the page comes back from the back/forward cache, where it receives no messages: it may show a
 * customer who has left (spec §4 Sign-in session, Sign-out).
 */
export class WakeSession {
  static readonly dependencies: DependenciesOf<typeof WakeSession> = [
    BrowserWindow,
    SessionState,
    SignInStorage,
    EndSession,
    RestoreSession,
  ];

  private stop: () => void = () => undefined;

  constructor(
    private readonly window: BrowserWindow,
    private readonly session: SessionState,
    private readonly storage: SignInStorage,
    private readonly endSession: EndSession,
    private readonly restoreSession: RestoreSession,
  ) {}

  /** Watches for as long as the page lives; may be called again. */
  execute(): void {
    this.stop();
    this.stop = this.window.onReturn(() => void this.wakeUp());
  }

  private async wakeUp(): Promise<void> {
    const { session } = this.session;
    if (session === undefined || session.userId === this.storage.signedInUser()) return;
    this.endSession.execute('elsewhere');
    await this.restoreSession.execute();
  }
}
