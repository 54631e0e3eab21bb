import { expect } from 'vitest';
import { InMemoryBrowser } from '#test/fakes/identity/in-memory-browser';
import { sign } from '#test/fakes/identity/in-memory-crypto-wallet-gateway';
import { InMemoryIdentityProvider } from '#test/fakes/identity/in-memory-identity-provider';
import { InMemoryIdentityTab } from '#test/fakes/identity/in-memory-identity-tab';
import { consent } from '#test/fakes/identity/in-memory-oauth-gateway';
import { describeCryptoWalletGateway } from './describe-crypto-wallet-gateway';
import { describeMagicLinkGateway } from './describe-magic-link-gateway';
import { describeOAuthGateway } from './describe-oauth-gateway';
import { describePasscodeGateway } from './describe-passcode-gateway';
import { describePasswordGateway } from './describe-password-gateway';
import { describeSessionGateway } from './describe-session-gateway';
import { describeSessionHint } from './describe-session-hint';
import { describeSignInUserGateway } from './describe-sign-in-user-gateway';
import { describeTotpGateway } from './describe-totp-gateway';
import type { IdentitySubject, SigningWallet } from './identity-under-test';

function wallet(kind: SigningWallet['kind'], address: string): SigningWallet {
  return { kind, address, sign: (challenge) => sign(address, challenge) };
}

const inMemory: IdentitySubject = {
  make: async () => {
    const provider = new InMemoryIdentityProvider();
    const browsers: InMemoryBrowser[] = [];
    return {
      openBrowser: () => {
        const browser = new InMemoryBrowser(provider);
        browsers.push(browser);
        return new InMemoryIdentityTab(browser);
      },
      now: () => provider.now(),
      pass: (milliseconds) => provider.clock.advance(milliseconds),
      linksTo: async (email) => provider.sentTo(email).links,
      codeTo: async (recipient) => provider.sentTo(recipient).code ?? expect.fail(),
      endSessions: async () => provider.endSessions(),
      disconnect: () => provider.disconnect(),
      reconnect: () => provider.reconnect(),
      consentAs: async (email) => consent(browsers.find(({ departure }) => departure) ?? expect.fail(), email),
      wallet: wallet('ethereum', `0x${'a1'.repeat(20)}`),
      otherWallet: wallet('solana', '4Nd1mYbGzPcUVtkBQ4rjDrWxpoFxTvGq5Z8JXnfLGTMh'),
    };
  },
  dispose: async () => {},
};

const name = 'the in-memory provider';
describeSessionGateway(name, inMemory);
describeSessionHint(name, inMemory);
describeMagicLinkGateway(name, inMemory);
describePasscodeGateway(name, inMemory);
describePasswordGateway(name, inMemory);
describeOAuthGateway(name, inMemory);
describeCryptoWalletGateway(name, inMemory);
describeTotpGateway(name, inMemory);
describeSignInUserGateway(name, inMemory);
