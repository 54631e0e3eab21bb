import type { SessionState, SessionStatus } from '#src/application/ports/state/session-state';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservableSessionState implements SessionState {
  status: SessionStatus = 'unknown';
  isFetching = false;
  session: SignInSession | undefined = undefined;

  constructor() {
    autoObservable(this);
  }

  get isLoggedIn(): boolean {
    return this.status === 'restored' || this.status === 'authenticated';
  }

  begin(session: SignInSession): void {
    this.status = 'authenticated';
    this.session = session;
  }

  assumeSignedIn(): void {
    this.status = 'restored';
  }

  end(reason: 'signed-out' | 'refused'): void {
    this.status = reason === 'refused' ? 'signed-out-by-server' : 'none';
    this.session = undefined;
  }

  setFetching(isFetching: boolean): void {
    this.isFetching = isFetching;
  }
}
