import { act, type RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { SessionState } from '#src/application/ports/state/session-state';
import { followDelay } from '#src/application/session/follow-session';
import { StartSession } from '#src/application/session/start-session';
import type { SignInStorage } from '#src/application/storage/sign-in-storage';
import { SignedOutNotice } from '#src/ui/session/signed-out-notice';
import { AlertBarState } from '#src/ui/shell/alert-bar-state';
import type { PageProps } from '#src/ui/shell/page-route';
import { sign } from '#test/fakes/identity/in-memory-crypto-wallet-gateway';
import type { InMemoryIdentityProvider } from '#test/fakes/identity/in-memory-identity-provider';
import type { InMemoryIdentityTab } from '#test/fakes/identity/in-memory-identity-tab';
import { consent } from '#test/fakes/identity/in-memory-oauth-gateway';
import type { InMemorySubscriptionGateway } from '#test/fakes/shop/in-memory-subscription-gateway';
import { ada, type TabOptions } from '#test/support/test-tab';
import { Shopper } from './shopper';

export const walletAddress = '0x00000000000000000000000000000000000000aa';

export const bob = 'bob@example.com';

/** Somebody else signs in by a link in another tab, while the session of this one's visitor goes on. */
export async function takeOver(visitor: AccountVisitor): Promise<void> {
  visitor.identity.browser.remembered = undefined;
  await act(() => visitor.shopper.tab.openAnother().signIn(bob));
  await visitor.pass(followDelay);
}

export interface VisitorOptions extends TabOptions {
  /** The way in which they have signed in before; by a link by default. */
  readonly prove?: (visitor: AccountVisitor) => Promise<unknown>;
}

/** Somebody on a page of sign-in or of the account: wired as in the browser, on fakes, in virtual time. */
export class AccountVisitor {
  readonly shopper: Shopper;
  readonly storage: SignInStorage;
  readonly identity: InMemoryIdentityTab;
  readonly subscriptions: InMemorySubscriptionGateway;

  private constructor(options: TabOptions = {}) {
    this.shopper = Shopper.atTheDoor(options);
    const { container, tab } = this.shopper;
    this.storage = tab.signInStorage;
    this.identity = tab.identity;
    this.subscriptions = tab.world.subscriptionGateway;
    container.get(SignedOutNotice).mount();
  }

  /** A guest; sign-in has been opened, as every one of these pages does. */
  static async guest(options: TabOptions = {}): Promise<AccountVisitor> {
    const visitor = new AccountVisitor(options);
    await visitor.shopper.start();
    await visitor.start();
    return visitor;
  }

  /** A visitor who was signed in before the page was opened. */
  static async signedIn({ prove, ...options }: VisitorOptions = {}): Promise<AccountVisitor> {
    const visitor = new AccountVisitor(options);
    await (prove?.(visitor) ?? visitor.proveElsewhere());
    visitor.storage.setSignedIn((await visitor.identity.sessions.restore())?.userId ?? 'a-user-whose-session-is-gone');
    await visitor.shopper.start();
    await visitor.start();
    return visitor;
  }

  /** A guest whom a link has just led here: the page handles it before anything is restored. */
  static async arriving(
    prepare: (visitor: AccountVisitor) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<AccountVisitor> {
    const visitor = new AccountVisitor();
    visitor.storage.writeReturnPath('/cart/');
    await prepare(visitor);
    await visitor.shopper.start();
    await visitor.start({ isCallback: true });
    return visitor;
  }

  get provider(): InMemoryIdentityProvider {
    return this.identity.provider;
  }

  get session() {
    return this.shopper.container.get(SessionState);
  }

  get address(): string {
    return this.shopper.address;
  }

  get alert(): string | undefined {
    return this.shopper.container.get(AlertBarState).notification;
  }

  open(View: ComponentType<PageProps<never>>, address: string): Promise<RenderResult> {
    return this.shopper.open(View, address);
  }

  pass(milliseconds = 0): Promise<void> {
    return this.shopper.pass(milliseconds);
  }

  /** Gets a session as another tab would: this one only learns of it. */
  async proveElsewhere(email = ada): Promise<void> {
    await this.shopper.tab.authenticate(email);
  }

  async proveByPhone(number = '+12025550123'): Promise<void> {
    const method = await this.identity.passcodes.send('sms', number);
    await this.identity.passcodes.authenticate(method, this.codeTo(number));
  }

  async proveByWallet(address = walletAddress): Promise<void> {
    const challenge = await this.identity.wallets.requestChallenge('ethereum', address);
    await this.identity.wallets.authenticate('ethereum', address, sign(address, challenge));
  }

  async proveByAccount(provider = 'google', email = ada): Promise<void> {
    await this.identity.oauth.start(provider);
    await this.identity.oauth.authenticate(consent(this.identity.browser, email));
  }

  linkTo(email = ada): string {
    return this.provider.sentTo(email).links[0] ?? '';
  }

  codeTo(recipient: string): string {
    return this.provider.sentTo(recipient).code ?? '';
  }

  private async start({ isCallback = false } = {}): Promise<void> {
    await this.shopper.container.get(StartSession).execute({ isCallback });
  }
}
