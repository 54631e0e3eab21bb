import { scrypt, timingSafeEqual } from 'node:crypto';
import type { RandomSource } from '#sandbox/shop/random-source';

/** The work of a hash: a twentieth of a second. */
export const usualHashCost = 16_384;
const keyLength = 32;

/** A salted hash as scrypt$cost$salt$key. The cost is a power of two. */
export async function hashPassword(random: RandomSource, password: string, cost: number): Promise<string> {
  const salt = random.token(16);
  return ['scrypt', cost, salt, (await derive(password, salt, cost)).toString('base64url')].join('$');
}

/** Compares in constant time. */
export async function matchesPassword(hash: string, password: string): Promise<boolean> {
  const [, storedCost = '', salt = '', key = ''] = hash.split('$');
  return timingSafeEqual(await derive(password, salt, Number(storedCost)), Buffer.from(key, 'base64url'));
}

function derive(password: string, salt: string, N: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // The same characters may be typed as different code points.
    scrypt(password.normalize('NFKC'), salt, keyLength, { N, maxmem: 64 * 1024 * 1024 }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}
