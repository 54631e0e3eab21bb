import { makeAutoObservable, runInAction } from 'mobx';
import type { BrowserWindow } from '#src/application/ports/browser/browser-window';
import type { EthereumWallet } from '#src/application/ports/browser/ethereum-wallet';
import type { PasskeyGateway } from '#src/application/ports/identity/passkey-gateway';
import { hasSignInCode } from '#src/application/ports/identity/sign-in-error';
import type { AcceptSession } from '#src/application/session/accept-session';
import type { SignInByWallet } from '#src/application/session/sign-in-by-wallet';
import type { StartOAuth } from '#src/application/session/start-oauth';
import type { OAuthProvider } from '#src/domain/session/oauth-provider';
import type { SignInMethod } from '#src/domain/session/sign-in-method';
import type { Presenter } from '#src/ui/di/use-presenter';
import { describeSignInFailure } from '#src/ui/messages/account-messages';
import { forgetFailures } from '#src/ui/pages/account/forget-failures';
import type { SignInOffer } from '#src/ui/pages/account/sign-in-offer';
import type { ActionTracker } from '#src/ui/state/action-tracker';

const actions = ['sign-in-by-oauth', 'sign-in-by-passkey', 'sign-in-by-wallet'] as const;
const [byOAuth, byPasskey, byWallet] = actions;

/** Presents the ways to sign in that are one press away: other accounts, a passkey, a wallet. */
export class QuickWaysPresenter implements Presenter {
  hasPasskeys = false;
  /** Whether this browser has one; it can be added also where signing in by one is not offered. */
  hasWallet = false;
  /** The account elsewhere that was chosen: the page is being left for it. */
  private leavingFor: OAuthProvider | undefined = undefined;

  constructor(
    private readonly offer: SignInOffer,
    private readonly startOAuth: StartOAuth,
    private readonly passkeys: PasskeyGateway,
    private readonly wallet: EthereumWallet,
    private readonly signInByWallet: SignInByWallet,
    private readonly acceptSession: AcceptSession,
    private readonly window: BrowserWindow,
    private readonly tracker: ActionTracker,
  ) {
    makeAutoObservable<QuickWaysPresenter, 'offer'>(this, { offer: false }, { autoBind: true });
  }

  mount(): () => void {
    forgetFailures(this.tracker, actions);
    this.hasWallet = this.wallet.isPresent();
    if (this.isOffered('passkeys')) void this.look();
    // Back from the other provider by the back/forward cache: the buttons work again.
    return this.window.onReturn(() => this.stay());
  }

  get providers(): readonly OAuthProvider[] {
    return this.isOffered('oauth') ? this.offer.oauthProviders : [];
  }

  get offersWallet(): boolean {
    return this.hasWallet && this.isOffered('crypto');
  }

  get isBusyWithPasskey(): boolean {
    return this.tracker.isBusy(byPasskey);
  }

  get isBusyWithWallet(): boolean {
    return this.tracker.isBusy(byWallet);
  }

  /** Why the last way failed; who stopped by themselves need not be told. */
  get failure(): string | undefined {
    return actions.map((action) => this.explain(action)).find(Boolean);
  }

  get providerFailure(): string | undefined {
    return this.explain(byOAuth);
  }

  get walletFailure(): string | undefined {
    return this.explain(byWallet);
  }

  isLeavingFor(provider: OAuthProvider): boolean {
    return this.leavingFor === provider;
  }

  async goTo(provider: OAuthProvider, returnPath: string): Promise<void> {
    this.leavingFor = provider;
    await this.run(byOAuth, () => this.startOAuth.execute(provider, returnPath));
    if (this.tracker.errorOf(byOAuth)) this.stay();
  }

  /** True when the passkey was right. */
  usePasskey(): Promise<boolean> {
    return this.run(byPasskey, async () => this.acceptSession.execute(await this.passkeys.authenticate()));
  }

  /** True when the wallet signed. */
  useWallet(): Promise<boolean> {
    return this.run(byWallet, () => this.signInByWallet.execute());
  }

  private explain(action: string): string | undefined {
    const error = this.tracker.errorOf(action);
    return error && !hasSignInCode(error, 'canceled') ? describeSignInFailure(error) : undefined;
  }

  private isOffered(method: SignInMethod): boolean {
    return this.offer.methods.includes(method);
  }

  private async look(): Promise<void> {
    const hasPasskeys = await this.passkeys.isSupported();
    runInAction(() => (this.hasPasskeys = hasPasskeys));
  }

  private stay(): void {
    this.leavingFor = undefined;
  }

  private async run(action: string, task: () => Promise<void>): Promise<boolean> {
    forgetFailures(this.tracker, actions);
    await this.tracker.run(action, task);
    return this.tracker.errorOf(action) === undefined;
  }
}
