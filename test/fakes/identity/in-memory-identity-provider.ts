import type { SessionFactorKind } from '#src/domain/session/sign-in-session';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { WrongGuesses } from '#test/fakes/wrong-guesses';
import { refusal } from './identity-refusals';
import { IdentityScript } from './identity-script';
import type {
  ChallengeKind,
  SentMessage,
  StoredChallenge,
  StoredFactor,
  StoredSession,
  StoredUser,
} from './stored-identity';

const minute = 60_000;
const allowedFailures = 10;

interface InMemoryIdentityProviderOptions {
  readonly clock?: ManualClock;
  readonly sessionMinutes?: number;
}

/** The state that the in-memory gateways share: a sign-in provider, and the actions of a test behind their back. */
export class InMemoryIdentityProvider extends IdentityScript {
  readonly clock: ManualClock;
  /** Messages that were sent, oldest first. */
  readonly outbox: SentMessage[] = [];
  readonly users: StoredUser[] = [];
  readonly wrongPasscodes = new WrongGuesses(() => this.now());
  private readonly sessions: StoredSession[] = [];
  private readonly challenges: StoredChallenge[] = [];
  private readonly sessionLife: number;
  private lastId = 0;

  constructor({ clock = new ManualClock(), sessionMinutes = 60 }: InMemoryIdentityProviderOptions = {}) {
    super();
    this.clock = clock;
    this.sessionLife = sessionMinutes * minute;
  }

  now(): number {
    return this.clock.now();
  }

  nextId(kind: string): string {
    this.lastId += 1;
    return `${kind}-${this.lastId}`;
  }

  /** The newest message to the address or number. */
  sentTo(recipient: string): SentMessage {
    const message = this.outbox.findLast(({ to }) => to === recipient);
    if (!message) throw new Error(`Nothing was sent to ${recipient}`);
    return message;
  }

  /** Ends all sessions; no browser is notified. */
  endSessions(): void {
    for (const session of this.sessions) session.isRevoked = true;
  }

  endOtherSessions(userId: string, kept?: StoredSession): void {
    for (const session of this.sessions) if (session.userId === userId && session !== kept) session.isRevoked = true;
  }

  /** Proves a factor. Credentials set before an address was proven may be somebody else's: password and other sessions end. */
  prove(factor: StoredFactor, userId: string, own: StoredSession | undefined): void {
    if (factor.isVerified) return;
    factor.isVerified = true;
    const user = this.user(userId);
    const hasProvenMore = user.factors.some(({ id, kind, isVerified }) => {
      return isVerified && id !== factor.id && kind !== 'passkey' && kind !== 'totp';
    });
    if (factor.kind !== 'email' || hasProvenMore) return;
    user.needsNewPassword ||= user.password !== undefined;
    user.password = undefined;
    this.endOtherSessions(userId, own?.userId === userId ? own : undefined);
  }

  addUser(): StoredUser {
    const user: StoredUser = {
      id: this.nextId('user'),
      factors: [],
      password: undefined,
      needsNewPassword: false,
      metadata: {},
      totp: undefined,
      failures: 0,
      lockedUntil: 0,
    };
    this.users.push(user);
    return user;
  }

  user(id: string): StoredUser {
    const user = this.users.find((candidate) => candidate.id === id);
    if (!user) throw refusal('session_ended');
    return user;
  }

  ownerOf(
    kind: StoredFactor['kind'],
    name: string,
  ): { readonly user: StoredUser; readonly factor: StoredFactor } | undefined {
    for (const user of this.users) {
      const factor = user.factors.find((candidate) => candidate.kind === kind && candidate.name === name);
      if (factor) return { user, factor };
    }
    return undefined;
  }

  addFactor(user: StoredUser, factor: Omit<StoredFactor, 'id'>): StoredFactor {
    const added = { ...factor, id: this.nextId(factor.kind) };
    user.factors = [...user.factors, added];
    return added;
  }

  /** Returns the owner of the factor. A factor without an owner is added to the given one, or to a new user. */
  findOrAdd(
    factor: Omit<StoredFactor, 'id'>,
    owner?: StoredUser,
  ): { readonly user: StoredUser; readonly factor: StoredFactor } {
    const known = this.ownerOf(factor.kind, factor.name);
    if (known) return known;
    const user = owner ?? this.addUser();
    return { user, factor: this.addFactor(user, factor) };
  }

  liveSession(id: string | undefined): StoredSession | undefined {
    return this.sessions.find((session) => session.id === id && !session.isRevoked && session.expiresAt > this.now());
  }

  /** Opens a session. A user who is already signed in keeps the session and gains a factor; anybody else gets a new session. */
  openSession(current: StoredSession | undefined, userId: string, kind: SessionFactorKind): StoredSession {
    const now = this.now();
    const factor = { kind, lastUsedAt: now };
    if (current?.userId === userId) {
      current.factors = [...current.factors.filter((known) => known.kind !== kind), factor];
      return this.touch(current);
    }
    const session: StoredSession = {
      id: this.nextId('session'),
      userId,
      startedAt: now,
      expiresAt: now + this.sessionLife,
      factors: [factor],
      renewals: 0,
      isRevoked: false,
    };
    this.sessions.push(session);
    return session;
  }

  /** Counts the session's life anew. */
  touch(session: StoredSession): StoredSession {
    session.expiresAt = this.now() + this.sessionLife;
    session.renewals += 1;
    return session;
  }

  pose(kind: ChallengeKind, minutes: number, details: Omit<Partial<StoredChallenge>, 'kind'> = {}): StoredChallenge {
    const challenge: StoredChallenge = {
      kind,
      token: this.nextId(kind),
      expiresAt: this.now() + minutes * minute,
      isUsed: false,
      wrongAnswers: 0,
      ...details,
    };
    this.challenges.push(challenge);
    return challenge;
  }

  /** Oldest first, used and expired ones too. */
  posed(kind: ChallengeKind, fits: (challenge: StoredChallenge) => boolean): readonly StoredChallenge[] {
    return this.challenges.filter((challenge) => challenge.kind === kind && fits(challenge));
  }

  isOpen({ isUsed, expiresAt }: StoredChallenge): boolean {
    return !isUsed && expiresAt > this.now();
  }

  requireUnlocked(user: StoredUser): void {
    if (user.lockedUntil > this.now()) throw refusal('too_many_attempts');
  }

  /** Ten wrong passwords or codes in a row lock somebody out for an hour. */
  countFailure(user: StoredUser): void {
    user.failures += 1;
    if (user.failures < allowedFailures) return;
    user.failures = 0;
    user.lockedUntil = this.now() + 60 * minute;
  }
}
