import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { SessionState } from '#src/application/ports/state/session-state';
import { isRemovable } from '#src/domain/session/removable-factor';
import type { SignInMethod } from '#src/domain/session/sign-in-method';
import type { SignInSession } from '#src/domain/session/sign-in-session';
import type { SignInFactor, SignInUser } from '#src/domain/session/sign-in-user';
import type { Presenter } from '#src/ui/di/use-presenter';
import { describeSignInFailure, shownName } from '#src/ui/messages/account-messages';
import { securityMessages } from '#src/ui/messages/security-messages';
import { forgetFailures } from '#src/ui/pages/account/forget-failures';
import type { SignInOffer } from '#src/ui/pages/account/sign-in-offer';
import type { ActionTracker } from '#src/ui/state/action-tracker';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

const reading = 'read-sign-in-user';
const removing = 'remove-factor';

/** A way to sign in as the page lists it. */
export interface WayRow {
  readonly key: string;
  readonly kind: string;
  /** What a person knows it by; may be empty. */
  readonly name: string;
  /** Kind and name in one. */
  readonly what: string;
  readonly isVerified: boolean;
  readonly isRemovable: boolean;
  readonly factor: SignInFactor;
}

/** Presents the ways to sign in, taking one away, and this session (spec §7 /users/me, §4 Sign-in session). */
export class SecurityPresenter implements Presenter {
  user: SignInUser | undefined = undefined;
  /** The way that is about to be removed: asked first. */
  asked: WayRow | undefined = undefined;
  /** How often the list has changed under the shopper's hand: what they pressed is gone then. */
  listChanges = 0;

  constructor(
    private readonly offer: SignInOffer,
    private readonly users: SignInUserGateway,
    private readonly sessionState: SessionState,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    makeAutoObservable<SecurityPresenter, 'offer'>(
      this,
      { offer: false, user: observableRef, asked: observableRef },
      { autoBind: true },
    );
  }

  mount(): () => void {
    forgetFailures(this.tracker, [removing]);
    void this.load();
    return () => undefined;
  }

  get loadFailure(): string | undefined {
    const error = this.tracker.errorOf(reading);
    return error && describeSignInFailure(error);
  }

  get ways(): readonly WayRow[] {
    const { user } = this;
    return user ? user.factors.map((factor) => asRow(factor, isRemovable(user, factor, this.offer.methods))) : [];
  }

  get hasApp(): boolean {
    return this.user?.factors.some(({ kind, isVerified }) => kind === 'totp' && isVerified) ?? false;
  }

  /** Whether the shop has this way to sign in; only such a way is worth adding (spec §9 Sign-in methods). */
  offers(method: SignInMethod): boolean {
    return this.offer.methods.includes(method);
  }

  get session(): SignInSession | undefined {
    return this.sessionState.session;
  }

  get isRemoving(): boolean {
    return this.tracker.isBusy(removing);
  }

  get removalFailure(): string | undefined {
    const error = this.tracker.errorOf(removing);
    return error && describeSignInFailure(error);
  }

  async load(): Promise<void> {
    const user = await this.tracker.run(reading, () => this.users.read());
    runInAction(() => (this.user = user ?? this.user));
  }

  /** An authenticator app was added: it has its own place on the page. */
  async noteChanged(): Promise<void> {
    await this.load();
    this.liveMessage.announce(securityMessages.added);
  }

  /** A way was added, or changed. */
  async noteAdded(): Promise<void> {
    await this.noteChanged();
    runInAction(() => (this.listChanges += 1));
  }

  ask(way: WayRow): void {
    this.tracker.clear(removing);
    this.asked = way;
  }

  keep(): void {
    this.asked = undefined;
  }

  /** Takes the way away that was asked about; the question stays open when that fails. */
  async remove(): Promise<void> {
    const way = this.asked;
    if (!way) return;
    const user = await this.tracker.run(removing, () => this.users.deleteFactor(way.factor.kind, way.factor.id));
    if (!user) return;
    runInAction(() => {
      this.user = user;
      this.asked = undefined;
      this.listChanges += 1;
    });
    this.liveMessage.announce(securityMessages.removed(way.what));
  }
}

function asRow(factor: SignInFactor, canGo: boolean): WayRow {
  const kind = securityMessages.ways.kinds[factor.kind];
  const name = shownName(factor);
  return {
    key: `${factor.kind} ${factor.id}`,
    kind,
    name,
    what: name.startsWith(kind) ? name : [kind, name].filter(Boolean).join(' '),
    isVerified: factor.isVerified,
    isRemovable: canGo,
    factor,
  };
}
