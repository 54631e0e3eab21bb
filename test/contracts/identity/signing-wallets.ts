import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';
import type { SigningWallet } from './identity-under-test';

/** A wallet that signs as Ethereum's personal_sign does; the same owner has the same wallet. */
export function ethereumWallet(owner: string): SigningWallet {
  const key = privateKey(owner);
  const address = keccak_256(secp256k1.getPublicKey(key, false).subarray(1)).subarray(12);
  return {
    kind: 'ethereum',
    address: `0x${Buffer.from(address).toString('hex')}`,
    sign: (challenge) => {
      const message = Buffer.from(challenge);
      const hash = keccak_256(
        Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${message.length}`), message]),
      );
      const [recovery = 0, ...signature] = secp256k1.sign(hash, key, { prehash: false, format: 'recovered' });
      return `0x${Buffer.from([...signature, recovery + 27]).toString('hex')}`;
    },
  };
}

/** A wallet that signs as Solana's signMessage does. */
export function solanaWallet(owner: string): SigningWallet {
  const key = privateKey(owner);
  return {
    kind: 'solana',
    address: base58(ed25519.getPublicKey(key)),
    sign: (challenge) => base58(ed25519.sign(Buffer.from(challenge), key)),
  };
}

function privateKey(owner: string): Uint8Array {
  return keccak_256(Buffer.from(owner));
}

const letters = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A zero byte in front, which one signature in 256 has, is a 1 in front. */
export function base58(bytes: Uint8Array): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = letters.charAt(Number(number % 58n)) + text;
  return letters.charAt(0).repeat(bytes.findIndex((byte) => byte !== 0)) + text;
}
