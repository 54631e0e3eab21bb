import { createHash } from 'node:crypto';
import type { RandomSource } from '#sandbox/shop/random-source';

export type IdKind =
  | 'user'
  | 'email'
  | 'phone-number'
  | 'password'
  | 'oauth-user'
  | 'crypto-wallet'
  | 'totp'
  | 'webauthn-registration'
  | 'session'
  | 'request-id'
  | 'key';

/** An id in the provider's format, such as user-test-0b9f…: kind, environment, and a random UUID. */
export function makeId(random: RandomSource, kind: IdKind): string {
  const bytes = Buffer.from(random.token(16), 'base64url');
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  const uuid = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  return `${kind}-test-${uuid}`;
}

/** Tokens are stored as digests only, so that reading the database is not enough to sign in. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
