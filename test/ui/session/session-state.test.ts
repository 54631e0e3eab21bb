import { describe, expect, it } from 'vitest';
import type { SessionState } from '#src/application/ports/state/session-state';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import { ObservableSessionState } from '#src/ui/session/observable-session-state';

const session: SignInSession = { userId: 'user-1', startedAt: 1, expiresAt: 3, factors: [] };

describe('ObservableSessionState keeps who is signed in (spec §3 Client state, auth; §4 Sign-in session)', () => {
  const told = ({ status, isLoggedIn, session: known }: SessionState) => [status, isLoggedIn, known];

  it('knows nothing at first', () => {
    const state = new ObservableSessionState();
    expect(told(state)).toEqual(['unknown', false, undefined]);
    expect(state.isFetching).toBe(false);
  });

  it('believes the stored session before it is confirmed', () => {
    const state = new ObservableSessionState();
    state.assumeSignedIn();
    expect(told(state)).toEqual(['restored', true, undefined]);
  });

  it('keeps the very session that began last', () => {
    const state = new ObservableSessionState();
    const later = { ...session, expiresAt: 9 };
    state.begin(session);
    state.begin(later);
    expect(told(state)).toEqual(['authenticated', true, later]);
  });

  it.each([
    ['signed-out', 'none'],
    ['refused', 'signed-out-by-server'],
  ] as const)('forgets the session when it is %s', (reason, status) => {
    const state = new ObservableSessionState();
    state.begin(session);
    state.end(reason);
    expect(told(state)).toEqual([status, false, undefined]);
  });

  it('can begin again after an end', () => {
    const state = new ObservableSessionState();
    state.end('refused');
    state.begin(session);
    expect(told(state)).toEqual(['authenticated', true, session]);
  });

  it('says whether customer and cart are being brought along', () => {
    const state = new ObservableSessionState();
    state.setFetching(true);
    expect(state.isFetching).toBe(true);
    state.setFetching(false);
    expect(state.isFetching).toBe(false);
  });
});
