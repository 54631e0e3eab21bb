import { InMemoryBrowser } from './in-memory-browser';
import { InMemoryCryptoWalletGateway } from './in-memory-crypto-wallet-gateway';
import { InMemoryIdentityProvider } from './in-memory-identity-provider';
import { InMemoryMagicLinkGateway } from './in-memory-magic-link-gateway';
import { InMemoryOAuthGateway } from './in-memory-oauth-gateway';
import { InMemoryPasscodeGateway } from './in-memory-passcode-gateway';
import { InMemoryPasskeyGateway } from './in-memory-passkey-gateway';
import { InMemoryPasswordGateway } from './in-memory-password-gateway';
import { InMemorySessionGateway } from './in-memory-session-gateway';
import { InMemorySessionHint } from './in-memory-session-hint';
import { InMemorySignInUserGateway } from './in-memory-sign-in-user-gateway';
import { InMemoryTotpGateway } from './in-memory-totp-gateway';

/** All identity ports as one tab of a browser has them; the tabs of a browser share its session. */
export class InMemoryIdentityTab {
  readonly sessions: InMemorySessionGateway;
  readonly magicLinks: InMemoryMagicLinkGateway;
  readonly passcodes: InMemoryPasscodeGateway;
  readonly passwords: InMemoryPasswordGateway;
  readonly passkeys: InMemoryPasskeyGateway;
  readonly oauth: InMemoryOAuthGateway;
  readonly wallets: InMemoryCryptoWalletGateway;
  readonly totps: InMemoryTotpGateway;
  readonly users: InMemorySignInUserGateway;
  readonly hint: InMemorySessionHint;

  constructor(readonly browser = new InMemoryBrowser(new InMemoryIdentityProvider())) {
    this.sessions = new InMemorySessionGateway(browser);
    this.magicLinks = new InMemoryMagicLinkGateway(browser);
    this.passcodes = new InMemoryPasscodeGateway(browser);
    this.passwords = new InMemoryPasswordGateway(browser);
    this.passkeys = new InMemoryPasskeyGateway(browser);
    this.oauth = new InMemoryOAuthGateway(browser);
    this.wallets = new InMemoryCryptoWalletGateway(browser);
    this.totps = new InMemoryTotpGateway(browser);
    this.hint = new InMemorySessionHint(browser);
    this.users = new InMemorySignInUserGateway(browser);
  }

  get provider(): InMemoryIdentityProvider {
    return this.browser.provider;
  }

  otherTab(): InMemoryIdentityTab {
    return new InMemoryIdentityTab(this.browser);
  }

  /** Another browser, perhaps of another person. */
  otherBrowser(): InMemoryIdentityTab {
    return new InMemoryIdentityTab(new InMemoryBrowser(this.provider));
  }
}
