import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { base58 } from '#test/contracts/identity/signing-wallets';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { SignInClient } from './sign-in-client';

const sandbox = sharedSandbox();
let client: SignInClient;

beforeEach(() => {
  client = new SignInClient(sandbox);
});

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

describe('Crypto wallets (spec §7 Sign-in provider)', () => {
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
});
