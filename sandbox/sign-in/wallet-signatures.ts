import { ed25519 } from '@noble/curves/ed25519.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { keccak_256 } from '@noble/hashes/sha3.js';

export const walletTypes = ['ethereum', 'solana'] as const;
export type WalletType = (typeof walletTypes)[number];

/** The normalized address, or undefined when its format is invalid. Ethereum addresses ignore case. */
export function walletAddress(type: WalletType, text: string): string | undefined {
  if (type === 'ethereum') return /^0x[0-9a-f]{40}$/i.test(text) ? text.toLowerCase() : undefined;
  return base58Bytes(text)?.length === 32 ? text : undefined;
}

/** True when the wallet signed the message: Ethereum's personal_sign, or Solana's signMessage in base58 or base64. */
export function isSignedBy(type: WalletType, address: string, message: string, signature: string): boolean {
  try {
    return type === 'ethereum'
      ? ethereumSigner(message, signature) === address
      : isSolanaSignature(address, message, signature);
  } catch {
    // The libraries throw on points that are not on the curve; such a signature is invalid.
    return false;
  }
}

function ethereumSigner(message: string, signature: string): string | undefined {
  const [, hex = ''] = /^0x([0-9a-f]{130})$/i.exec(signature) ?? [];
  if (hex === '') return undefined;
  const bytes = Buffer.from(hex, 'hex');
  const last = bytes.readUInt8(64);
  const recovery = last >= 27 ? last - 27 : last;
  if (recovery > 1) return undefined;
  const body = Buffer.from(message);
  const hash = keccak_256(Buffer.concat([Buffer.from(`\u0019Ethereum Signed Message:\n${body.length}`), body]));
  const recovered = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), 'compact')
    .addRecoveryBit(recovery)
    .recoverPublicKey(hash);
  return ethereumAddress(recovered.toBytes(false));
}

/** The last 20 bytes of the hash of the uncompressed public key without its leading byte. */
function ethereumAddress(publicKey: Uint8Array): string {
  return `0x${Buffer.from(keccak_256(publicKey.subarray(1)).subarray(12)).toString('hex')}`;
}

function isSolanaSignature(address: string, message: string, signature: string): boolean {
  const publicKey = base58Bytes(address);
  const bytes = [base58Bytes(signature), Uint8Array.from(Buffer.from(signature, 'base64'))].find(
    (candidate) => candidate?.length === 64,
  );
  return publicKey !== undefined && bytes !== undefined && ed25519.verify(bytes, Buffer.from(message), publicKey);
}

const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function base58Bytes(text: string): Uint8Array | undefined {
  if (text.length > 128 || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return undefined;
  let number = 0n;
  for (const character of text) number = number * 58n + BigInt(base58.indexOf(character));
  const hex = number === 0n ? '' : number.toString(16);
  const leadingZeros = /^1*/.exec(text)?.[0].length ?? 0;
  return Buffer.concat([new Uint8Array(leadingZeros), Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')]);
}
