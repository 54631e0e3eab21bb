import { runInAction } from 'mobx';
import { ifCode } from '#src/application/calls/handled';
import { UnansweredCalls } from '#src/application/calls/unanswered-calls';
import { BrowserWindow } from '#src/application/ports/browser/browser-window';
import { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import { hasSignInCode } from '#src/application/ports/identity/sign-in-error';
import type { Used } from '#src/application/ports/token';
import { AcceptSession } from '#src/application/session/accept-session';
import { SignInByWallet } from '#src/application/session/sign-in-by-wallet';
import { StartOAuth } from '#src/application/session/start-oauth';
import type { OAuthProvider, SignInMethod } from '#src/domain/session/sign-in-session';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { signInFailures } from '#src/ui/session/shared/sign-in-failures';
import { SignInOffer } from './shared/sign-in-offer';

/** Presents the ways to sign in that take one click, and adding them. */
export class QuickWaysPresenter implements Presenter {
  static readonly uses = {
    offer: SignInOffer,
    startOAuth: StartOAuth,
    passkeys: PasskeyGateway,
    signInByWallet: SignInByWallet,
    acceptSession: AcceptSession,
    window: BrowserWindow,
  };
  static readonly isShared = false;

  /** Adding a passkey shares this action (spec §7 webauthn). */
  readonly usingPasskey = new Action();
  readonly usingWallet = new Action();
  /** True when the shop offers passkeys and this browser supports them. */
  hasPasskeys = false;
  /** True when this browser has a wallet. It can be added even where the shop offers no sign-in with wallets. */
  hasWallet = false;
  private readonly leaving = new Action();
  private readonly unanswered = new UnansweredCalls();
  /** The shopper is leaving the page for this provider. */
  private leavingFor: OAuthProvider | undefined = undefined;

  constructor(
    private readonly use: Used<typeof QuickWaysPresenter.uses>,
    private readonly given: { readonly returnPath: string },
  ) {
    autoObservable(this);
  }

  mount(): () => void {
    this.hasWallet = this.use.signInByWallet.isPossible();
    if (this.isOffered('passkeys')) void this.findPasskeys();
    // The back/forward cache brings the page back as it was left: the buttons have to work again.
    return this.use.window.onReturn(() => this.stay());
  }

  get providers(): readonly OAuthProvider[] {
    return this.isOffered('oauth') ? this.use.offer.oauthProviders : [];
  }

  get offersWallet(): boolean {
    return this.hasWallet && this.isOffered('crypto');
  }

  /** Undefined when the shopper canceled. */
  get failure(): string | undefined {
    return this.providerFailure ?? this.passkeyFailure ?? this.walletFailure;
  }

  get providerFailure(): string | undefined {
    return describeUnlessCanceled(this.leaving);
  }

  get passkeyFailure(): string | undefined {
    return describeUnlessCanceled(this.usingPasskey);
  }

  get walletFailure(): string | undefined {
    return describeUnlessCanceled(this.usingWallet);
  }

  isLeavingFor(provider: OAuthProvider): boolean {
    return this.leavingFor === provider;
  }

  async goTo(provider: OAuthProvider): Promise<void> {
    this.leavingFor = provider;
    await this.run(this.leaving, () => this.use.startOAuth.execute(provider, this.given.returnPath));
    if (this.leaving.error) this.stay();
  }

  /** Resolves to true when the passkey was right. */
  usePasskey(): Promise<boolean> {
    return this.run(this.usingPasskey, async () =>
      this.use.acceptSession.execute(await this.use.passkeys.authenticate()),
    );
  }

  /** Resolves to true on success, also when the device has the passkey already from a try that got no answer. */
  addPasskey(): Promise<boolean> {
    return this.run(this.usingPasskey, () =>
      this.unanswered.run('passkey', (isRepeated) =>
        ifCode(this.use.passkeys.register(), ['passkey_exists'], (refusal) => {
          if (!isRepeated) throw refusal;
        }),
      ),
    );
  }

  /** Resolves to true when the wallet signed. */
  useWallet(): Promise<boolean> {
    return this.run(this.usingWallet, () => this.use.signInByWallet.execute());
  }

  private isOffered(method: SignInMethod): boolean {
    return this.use.offer.methods.includes(method);
  }

  private async findPasskeys(): Promise<void> {
    const hasPasskeys = await this.use.passkeys.isSupported();
    runInAction(() => (this.hasPasskeys = hasPasskeys));
  }

  private stay(): void {
    this.leavingFor = undefined;
  }

  private async run(action: Action, task: () => Promise<unknown>): Promise<boolean> {
    for (const each of [this.leaving, this.usingPasskey, this.usingWallet]) each.clear();
    return (await action.run(task)).kind === 'done';
  }
}

function describeUnlessCanceled({ error }: Action): string | undefined {
  return hasSignInCode(error, 'canceled') ? undefined : describeFailure(error, signInFailures);
}
