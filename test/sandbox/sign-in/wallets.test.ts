import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { base58 } from '#test/contracts/identity/signing-wallets';
import { startTestSandbox, type TestSandbox } from '#test/sandbox/support/test-sandbox';
import type { SignInData } from './sign-in-client';
import { SignInClient } from './sign-in-client';

let sandbox: TestSandbox;
let client: SignInClient;

beforeAll(async () => {
  sandbox = await startTestSandbox();
});
beforeEach(() => {
  client = new SignInClient(sandbox);
});
afterAll(() => sandbox.close());

interface Wallet {
  readonly type: string;
  readonly address: string;
  sign(message: string): string;
}

/** A wallet such as a browser extension, with personal_sign. */
function ethereum(seed: number): Wallet {
  const key = new Uint8Array(32).fill(seed);
  const address = `0x${Buffer.from(keccak_256(secp256k1.getPublicKey(key, false).subarray(1)).subarray(12)).toString('hex')}`;
  return {
    type: 'ethereum',
    address,
    sign: (message) => {
      const hash = keccak_256(Buffer.from(`\u0019Ethereum Signed Message:\n${Buffer.byteLength(message)}${message}`));
      const signed = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' });
      return `0x${Buffer.from([...signed.subarray(1), signed[0]! + 27]).toString('hex')}`;
    },
  };
}

function solana(seed: number): Wallet {
  const key = new Uint8Array(32).fill(seed);
  return {
    type: 'solana',
    address: base58(ed25519.getPublicKey(key)),
    sign: (message) => base58(ed25519.sign(Buffer.from(message), key)),
  };
}

const fields = ({ type, address }: Wallet) => ({ crypto_wallet_type: type, crypto_wallet_address: address });
const start = async (wallet: Wallet, order = 'primary') =>
  (await client.must(`/crypto_wallets/authenticate/start/${order}`, fields(wallet))).challenge;
const finish = (wallet: Wallet, signature: string) =>
  client.refused('/crypto_wallets/authenticate', { ...fields(wallet), signature, session_duration_minutes: 60 });
const signIn = async (wallet: Wallet): Promise<SignInData> =>
  client.must('/crypto_wallets/authenticate', {
    ...fields(wallet),
    signature: wallet.sign(await start(wallet)),
    session_duration_minutes: 60,
  });

describe('Crypto wallets (spec §7 Sign-in provider)', () => {
  it.each([ethereum(1), solana(1)])(
    'signs in by the signature of a wallet, and knows it again: $type',
    async (wallet) => {
      const first = await signIn(wallet);
      expect(first.session.authentication_factors).toMatchObject([
        { type: 'crypto', delivery_method: 'crypto_wallet' },
      ]);
      expect(first.user).toMatchObject({
        status: 'active',
        crypto_wallets: [{ crypto_wallet_address: wallet.address, verified: true }],
      });
      client.sessionToken = undefined;
      expect((await signIn(wallet)).user_id).toBe(first.user_id);
    },
  );

  it('recovers the address of a known signature', async () => {
    // Key 0x46 × 32 is a published example; its address is known.
    const wallet = ethereum(0x46);
    expect(wallet.address).toBe('0x9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f');
    expect(await finish(wallet, wallet.sign(await start(wallet)))).toBe('accepted');
  });

  it('refuses foreign, altered, malformed, reused and late signatures', async () => {
    for (const [wallet, other] of [
      [ethereum(2), ethereum(3)],
      [solana(2), solana(3)],
    ] as const) {
      const refusal = '401 unable_to_authenticate_crypto_wallet';
      const challenge = await start(wallet);
      const right = wallet.sign(challenge);
      for (const wrong of [
        other.sign(challenge),
        wallet.sign(`${challenge} `),
        right.slice(0, -2),
        '',
        '0x00',
        `0x${'ff'.repeat(65)}`,
      ]) {
        expect(await finish(wallet, wrong)).toBe(refusal);
      }
      expect(await finish(wallet, right)).toBe('accepted');
      expect(await finish(wallet, right)).toBe(refusal);
      const late = wallet.sign(await start(wallet));
      sandbox.clock.advance(5 * 60_000);
      expect(await finish(wallet, late)).toBe(refusal);
    }
    expect(await finish(ethereum(4), ethereum(4).sign('never asked'))).toBe('404 crypto_wallet_not_found');
  });

  it.each([
    ['ethereum', 'nonsense', '400 invalid_ethereum_address'],
    ['solana', '0x9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f', '400 invalid_solana_address'],
    ['dogecoin', 'D', '400 invalid_wallet_type'],
  ])('refuses a %s address such as %s', async (type, address, refusal) => {
    const body = { crypto_wallet_type: type, crypto_wallet_address: address };
    expect(await client.refused('/crypto_wallets/authenticate/start/primary', body)).toBe(refusal);
  });

  it('adds a wallet to the signed-in user, but none of another user', async () => {
    await signIn(ethereum(5));
    client.sessionToken = undefined;
    const path = '/crypto_wallets/authenticate/start/secondary';
    expect(await client.refused(path, fields(ethereum(6)))).toBe('401 user_unauthenticated');
    const { user_id } = await client.signInByLink('ada@example.test');
    expect(await client.refused(path, fields(ethereum(5)))).toBe('400 duplicate_wallet_address');
    const signature = ethereum(6).sign(await start(ethereum(6), 'secondary'));
    const { sessionToken } = client;
    client.sessionToken = undefined;
    expect(await finish(ethereum(6), signature)).toMatch(/401 u/);
    client.sessionToken = sessionToken;
    const again = ethereum(6).sign(await start(ethereum(6), 'secondary'));
    const data = await client.must('/crypto_wallets/authenticate', { ...fields(ethereum(6)), signature: again });
    expect([data.user_id, data.user.crypto_wallets.length, data.session.authentication_factors.length]).toEqual([
      user_id,
      1,
      2,
    ]);
  });
});
