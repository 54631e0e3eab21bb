import type { SessionFactorKind, SignInSession } from '#src/domain/session/sign-in-session';
import { notLoggedInError, refusal } from './identity-refusals';
import type { InMemoryIdentityProvider } from './in-memory-identity-provider';
import type { StoredChallenge, StoredSession, StoredUser } from './stored-identity';

type Listener = (session: SignInSession | undefined) => void;
type Flow = 'magic-links' | 'passwords' | 'oauth';

/** The state that one browser keeps for all of its tabs: the session, and the PKCE secrets of those who asked for a link. */
export class InMemoryBrowser {
  readonly listeners = new Set<Listener>();
  /** The session as this browser last learned of it; at the provider it may have changed since. */
  remembered: { readonly id: string; readonly authorizationToken: string; readonly session: SignInSession } | undefined;
  private readonly verifiers = new Map<Flow, string>();

  constructor(readonly provider: InMemoryIdentityProvider) {}

  /** The departure to a provider that `oauth.start` began, with the verifier that the return needs. */
  departure: { readonly provider: string; readonly verifier: string } | undefined;

  begin(session: StoredSession): SignInSession {
    const { id, userId, startedAt, expiresAt, factors } = session;
    const told = { userId, startedAt, expiresAt, factors };
    this.remembered = { id, authorizationToken: `bearer-of-${id}-${session.renewals}`, session: told };
    this.tell(told);
    return told;
  }

  signIn(userId: string, factorKind: SessionFactorKind): SignInSession {
    return this.begin(this.provider.openSession(this.liveSession(), userId, factorKind));
  }

  forget(): void {
    if (!this.remembered) return;
    this.remembered = undefined;
    this.tell(undefined);
  }

  requireRemembered(): void {
    if (!this.remembered) throw notLoggedInError();
  }

  liveSession(): StoredSession | undefined {
    return this.provider.liveSession(this.remembered?.id);
  }

  /** The session of a call that needs one; it is over here too when the provider knows of none. */
  requireSession(): { readonly session: StoredSession; readonly user: StoredUser } {
    const session = this.liveSession();
    if (session) return { session, user: this.provider.user(session.userId) };
    this.forget();
    throw refusal('session_ended');
  }

  /** The signed-in user who wants something added; undefined without a session. */
  signedInUser(): StoredUser | undefined {
    return this.remembered && this.requireSession().user;
  }

  /** The secret of a flow; asked for again it stays the same until the flow has ended. */
  verifier(flow: Flow): string {
    return this.verifiers.get(flow) ?? this.newVerifier(flow);
  }

  newVerifier(flow: Flow): string {
    const verifier = this.provider.nextId('verifier');
    this.verifiers.set(flow, verifier);
    return verifier;
  }

  /** Refuses a challenge that another browser asked for; of the flows one has to fit. */
  verify({ verifier }: StoredChallenge, ...flows: readonly Flow[]): void {
    const own = flows.filter((flow) => this.verifiers.has(flow));
    if (own.length === 0) throw refusal('used_in_another_browser');
    const flow = own.find((candidate) => this.verifiers.get(candidate) === verifier);
    if (!flow) throw refusal('used_in_another_browser');
  }

  endFlow(verifier: string | undefined): void {
    for (const [flow, own] of this.verifiers) if (own === verifier) this.verifiers.delete(flow);
  }

  private tell(session: SignInSession | undefined): void {
    for (const listener of [...this.listeners]) listener(session);
  }
}
