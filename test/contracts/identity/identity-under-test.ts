import type { CryptoWalletGateway, WalletKind } from '#src/application/ports/identity/crypto-wallet-gateway';
import type { MagicLinkGateway } from '#src/application/ports/identity/magic-link-gateway';
import type { OAuthGateway } from '#src/application/ports/identity/oauth-gateway';
import type { PasscodeGateway } from '#src/application/ports/identity/passcode-gateway';
import type { PasswordGateway } from '#src/application/ports/identity/password-gateway';
import type { SessionGateway } from '#src/application/ports/identity/session-gateway';
import type { SignInUserGateway } from '#src/application/ports/identity/sign-in-user-gateway';
import type { TotpGateway } from '#src/application/ports/identity/totp-gateway';
import type { Instant } from '#src/domain/interval/interval';

/** The identity ports as one tab of a browser has them. */
export interface IdentityTab {
  readonly sessions: SessionGateway;
  readonly magicLinks: MagicLinkGateway;
  readonly passcodes: PasscodeGateway;
  readonly passwords: PasswordGateway;
  readonly oauth: OAuthGateway;
  readonly wallets: CryptoWalletGateway;
  readonly totps: TotpGateway;
  readonly users: SignInUserGateway;
  /** As in the port, but some subjects have to enter their browser first. */
  readonly hint: { mayBeSignedIn(): boolean | Promise<boolean> };
  /** Another tab of the same browser; also the result of a reload. */
  otherTab(): IdentityTab;
}

export interface SigningWallet {
  readonly kind: WalletKind;
  readonly address: string;
  sign(challenge: string): string;
}

/**
 * A sign-in provider of its own for each test, and the actions of a contract behind the ports' back. Sessions live for an hour,
 * links and the wallet's challenge for less, codes for two minutes.
 */
export interface IdentityUnderTest {
  openBrowser(): IdentityTab;
  now(): Instant;
  /** Time passes, everywhere. */
  pass(milliseconds: number): void;
  /** Tokens of the links in the newest mail to the address, in their order. */
  linksTo(email: string): Promise<readonly string[]>;
  /** The newest code sent to the address or number. */
  codeTo(recipient: string): Promise<string>;
  /** Ends all sessions at the provider; no browser is notified. */
  endSessions(): Promise<void>;
  /** Until then nothing reaches the provider. */
  disconnect(): void;
  reconnect(): void;
  /** Consents at the provider that `oauth.start` led to, as the person with that address. Returns the token of the return. */
  consentAs(email: string): Promise<string>;
  readonly wallet: SigningWallet;
  readonly otherWallet: SigningWallet;
}

export interface IdentitySubject {
  make(): Promise<IdentityUnderTest>;
  dispose(): Promise<void>;
}

export const callbackUrl = 'http://localhost:5173/en-US/authenticate/';
export const minute = 60_000;

let people = 0;

/** An address that no other test uses. */
export function someone(): string {
  people += 1;
  return `someone-${people}@example.com`;
}

/** Signs somebody in by a magic link. */
export async function signIn(provider: IdentityUnderTest, tab: IdentityTab, email: string): Promise<void> {
  await tab.magicLinks.send(email, callbackUrl);
  const [token] = await provider.linksTo(email);
  await tab.magicLinks.authenticate(token!);
}
