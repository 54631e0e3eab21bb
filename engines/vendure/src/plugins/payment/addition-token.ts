import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Makes the secret by which the browser that has paid may add to its order. Only the provider of the page is told, as a part of the
 * address to which it sends the payer; the shop keeps its hash.
 */
export function newAdditionToken(): string {
  return randomBytes(24).toString('base64url');
}

export function additionTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Compares in constant time. */
export function isAdditionToken(token: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(additionTokenHash(token)), Buffer.from(hash));
}
