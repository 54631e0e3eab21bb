import { runInAction } from 'mobx';
import { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import { SessionState } from '#src/application/ports/state/session-state';
import type { Used } from '#src/application/ports/token';
import { RemoveSignInFactor } from '#src/application/session/remove-sign-in-factor';
import type { SignInMethod, SignInSession } from '#src/domain/session/sign-in-session';
import { isRemovable, type SignInFactor, type SignInUser } from '#src/domain/session/sign-in-user';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { Resource } from '#src/ui/kit/resource';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { shownName } from '#src/ui/session/shared/account-messages';
import { SignInOffer } from '#src/ui/session/shared/sign-in-offer';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import { LiveMessageState } from '#src/ui/shell/live-message-state';
import { securityMessages } from './security-messages';

export interface WayRow {
  readonly key: string;
  readonly kind: string;
  /** Names the factor, such as by its address; may be empty. */
  readonly name: string;
  readonly what: string;
  readonly isVerified: boolean;
  readonly isRemovable: boolean;
  readonly factor: SignInFactor;
}

/** Presents the ways to sign in, removing one, and this session (spec §7 /users/me, §4 Sign-in session). */
export class SecurityPresenter implements Presenter {
  static readonly uses = {
    offer: SignInOffer,
    users: SignInUserGateway,
    removeFactor: RemoveSignInFactor,
    sessionState: SessionState,
    liveMessage: LiveMessageState,
    alertBar: AlertBarState,
  };
  static readonly isShared = false;

  readonly loadedUser: Resource<SignInUser | undefined>;
  readonly removing = new Action();
  wayToRemove: WayRow | undefined = undefined;
  /** After each change of the list the heading gets the focus, because the button is gone. */
  listChanges = 0;

  constructor(private readonly use: Used<typeof SecurityPresenter.uses>) {
    this.loadedUser = new Resource(async () => (await use.users.read()) ?? this.user);
    autoObservable(this);
  }

  mount(): void {
    void this.loadedUser.ensure();
  }

  get user(): SignInUser | undefined {
    return this.loadedUser.value;
  }

  get ways(): readonly WayRow[] {
    const { user } = this;
    return user ? user.factors.map((factor) => asRow(factor, isRemovable(user, factor, this.use.offer.methods))) : [];
  }

  get hasApp(): boolean {
    return this.user?.factors.some(({ kind, isVerified }) => kind === 'totp' && isVerified) ?? false;
  }

  get session(): SignInSession | undefined {
    return this.use.sessionState.session;
  }

  /** Ways that the shop does not offer are not worth adding (spec §9 Sign-in methods). */
  offers(method: SignInMethod): boolean {
    return this.use.offer.methods.includes(method);
  }

  /** An app that waits for its first code has to be removed before another one is added. */
  async showPendingApp(): Promise<void> {
    await this.loadedUser.reload();
  }

  /** The focus stays: the app's recovery codes have it. */
  async showAppAdded(): Promise<void> {
    await this.loadedUser.reload();
    this.use.liveMessage.announce(securityMessages.added);
  }

  async showWayAdded(): Promise<void> {
    await this.showAppAdded();
    runInAction(() => (this.listChanges += 1));
  }

  askToRemove(way: WayRow): void {
    this.removing.clear();
    this.wayToRemove = way;
  }

  cancelRemoval(): void {
    this.wayToRemove = undefined;
  }

  /** The dialog stays open on failure. */
  async remove(): Promise<void> {
    const way = this.wayToRemove;
    if (!way) return;
    const result = await this.removing.run(() => this.use.removeFactor.execute(way.factor));
    // The question may be about another way by now.
    const isAsked = this.wayToRemove === way;
    if (!isAsked) this.removing.clear();
    if (result.kind === 'failed' && !isAsked)
      this.use.alertBar.notify(securityMessages.notRemoved(way.what), undefined, 'warning');
    if (result.kind !== 'done') return;
    runInAction(() => {
      this.loadedUser.value = result.value;
      if (!isAsked) return;
      this.wayToRemove = undefined;
      this.listChanges += 1;
    });
    this.use.liveMessage.announce(securityMessages.removed(way.what));
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
