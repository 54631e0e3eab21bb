import type { RenderResult } from '@testing-library/react';
import type { ComponentType } from 'react';
import { StartSession } from '#src/application/session/start-session';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { loadModules } from '#src/composition/lazy';
import { modules as accountPage } from '#src/composition/pages/account';
import { modules as loginPage } from '#src/composition/pages/login';
import { modules as securityPage } from '#src/composition/pages/security';
import { modules as callbackPage } from '#src/composition/pages/sign-in-callback';
import { ports } from '#src/composition/tokens';
import type { PageProps } from '#src/ui/app/page-route';
import { AlertBarState } from '#src/ui/state/alert-bar-state';
import { SignedOutNotice } from '#src/ui/watchers/signed-out-notice';
import { exampleEnvironment } from '#test/composition/example-environment';
import { InMemorySignInStorage } from '#test/fakes/browser/in-memory-sign-in-storage';
import { InMemoryBrowser } from '#test/fakes/identity/in-memory-browser';
import { InMemoryIdentityProvider } from '#test/fakes/identity/in-memory-identity-provider';
import { InMemoryIdentityTab } from '#test/fakes/identity/in-memory-identity-tab';
import { consent } from '#test/fakes/identity/in-memory-oauth-gateway';
import { sign } from '#test/fakes/identity/in-memory-wallet-gateway';
import { InMemoryCustomerGateway } from '#test/fakes/shop/in-memory-customer-gateway';
import { InMemoryReferralGateway } from '#test/fakes/shop/in-memory-referral-gateway';
import { InMemorySubscriptionGateway } from '#test/fakes/shop/in-memory-subscription-gateway';
import { Shopper } from '#test/ui/support/shopper';

export const ada = 'ada@example.com';
export const walletAddress = '0x00000000000000000000000000000000000000aa';
export const callbackUrl = 'http://localhost:5173/en-US/authenticate/';

export interface VisitorOptions {
  /** Variables of the configuration that differ from the sandbox's. */
  readonly configured?: Readonly<Record<string, string>>;
  /** How they have signed in before; by a link unless told. */
  readonly prove?: (visitor: AccountVisitor) => Promise<unknown>;
}

/** Somebody on a page of sign-in or of the account: wired as in the browser, on fakes, in virtual time. */
export class AccountVisitor {
  readonly shopper = Shopper.atTheDoor();
  readonly storage = new InMemorySignInStorage();
  readonly identity: InMemoryIdentityTab;
  readonly subscriptions: InMemorySubscriptionGateway;

  private constructor({ configured = {} }: VisitorOptions) {
    const { container, world, shop } = this.shopper;
    this.identity = new InMemoryIdentityTab(
      new InMemoryBrowser(new InMemoryIdentityProvider({ clock: world.scheduler.clock, sessionMinutes: 525_600 })),
    );
    this.identity.browser.listeners.add(
      (session) => (shop.customer = session && { id: 'customer-1', ...this.emailOf(session.userId) }),
    );
    container
      .rebind(ports.signInSettings)
      .toConstantValue(readConfiguration({ ...exampleEnvironment, ...configured }).signIn);
    container.rebind(ports.signInStorage).toConstantValue(this.storage);
    container.rebind(ports.customerGateway).toConstantValue(new InMemoryCustomerGateway(shop));
    this.subscriptions = new InMemorySubscriptionGateway(() => shop.customer?.id);
    container.rebind(ports.subscriptionGateway).toConstantValue(this.subscriptions);
    loadModules(container, [...loginPage, ...callbackPage, ...accountPage, ...securityPage]);
    const { sessions, magicLinks, passcodes, passwords, passkeys, oauth, totps, wallets, users } = this.identity;
    container.rebind(ports.sessionGateway).toConstantValue(sessions);
    container.rebind(ports.magicLinkGateway).toConstantValue(magicLinks);
    container.rebind(ports.passcodeGateway).toConstantValue(passcodes);
    container.rebind(ports.passwordGateway).toConstantValue(passwords);
    container.rebind(ports.passkeyGateway).toConstantValue(passkeys);
    container.rebind(ports.oauthGateway).toConstantValue(oauth);
    container.rebind(ports.totpGateway).toConstantValue(totps);
    container.rebind(ports.walletGateway).toConstantValue(wallets);
    container.rebind(ports.signInUserGateway).toConstantValue(users);
    container.rebind(ports.referralGateway).toConstantValue(new InMemoryReferralGateway());
    container.rebind(ports.callbackUrl).toConstantValue(callbackUrl);
    container.rebind(ports.randomSource).toConstantValue({ next: () => 0.5 });
    container.get(SignedOutNotice).mount();
  }

  /** A guest; sign-in has been opened, as every one of these pages does. */
  static async guest(options: VisitorOptions = {}): Promise<AccountVisitor> {
    const visitor = new AccountVisitor(options);
    await visitor.shopper.start();
    await visitor.start();
    return visitor;
  }

  /** Somebody who was signed in before the page was opened. */
  static async signedIn(options: VisitorOptions = {}): Promise<AccountVisitor> {
    const visitor = new AccountVisitor(options);
    await (options.prove ?? (() => visitor.proveElsewhere()))(visitor);
    visitor.storage.begin((await visitor.identity.sessions.restore())?.userId ?? 'a-user-whose-session-is-gone');
    await visitor.shopper.start();
    await visitor.start();
    return visitor;
  }

  /** A guest whom a link has just led here: the page handles it before anything is restored. */
  static async arriving(
    prepare: (visitor: AccountVisitor) => Promise<unknown> = () => Promise.resolve(),
  ): Promise<AccountVisitor> {
    const visitor = new AccountVisitor({});
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
    return this.shopper.container.get(ports.sessionState);
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

  /** Gets a session as another tab would: this one only hears of it. */
  async proveElsewhere(email = ada): Promise<void> {
    await this.identity.magicLinks.send(email, callbackUrl);
    await this.identity.magicLinks.authenticate(this.linkTo(email));
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

  private emailOf(userId: string): { readonly email?: string } {
    const factor = this.provider.user(userId).factors.find(({ kind }) => kind === 'email');
    return factor ? { email: factor.name } : {};
  }
}
