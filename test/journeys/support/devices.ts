import type { BrowserContext, Page } from 'playwright-core';
import { ethereumWallet } from '#test/contracts/identity/signing-wallets';

/** Gives a page a device that holds passkeys and whose owner always agrees. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Puts an Ethereum wallet on the window of every page; `letWalletSign` is its other half. */
export const walletScript = `window.ethereum = { request: ({ method, params = [] }) => window.askWallet(method, ...params) };`;

/** Lets the wallet on the window sign for real; the same owner has the same wallet. Returns its address. */
export async function letWalletSign(context: BrowserContext, owner: string): Promise<string> {
  const { address, sign } = ethereumWallet(owner);
  await context.exposeFunction('askWallet', (method: string, message = '0x') =>
    method === 'personal_sign' ? sign(Buffer.from(message.slice(2), 'hex').toString()) : [address],
  );
  return address;
}
