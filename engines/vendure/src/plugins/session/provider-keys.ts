import type { JWTVerifyGetKey } from 'jose';
import { createLocalJWKSet, createRemoteJWKSet, errors } from 'jose';

/** Milliseconds for which keys that cannot be read again stay good: sessions outlast an outage of their provider. */
const goodFor = 60 * 60_000;

/**
 * Finds the public key of a token. While the provider does not answer, or answers 429 or 503, the keys that were read last are good for an
 * hour; a key that is not among them is asked for later. Rejects with JWKSNoMatchingKey when the provider has no such key.
 */
export function providerKeys(jwksUrl: string, timeout: number): JWTVerifyGetKey {
  const remote = createRemoteJWKSet(new URL(jwksUrl), { timeoutDuration: timeout });
  let lastRead = 0;
  return async (header, token) => {
    try {
      const key = await remote(header, token);
      if (remote.fresh) lastRead = Date.now();
      return key;
    } catch (error) {
      const known = remote.jwks();
      if (error instanceof errors.JWKSNoMatchingKey || !known || Date.now() - lastRead > goodFor) throw error;
      // An unknown key may be a new one, so that the provider's silence is the problem.
      if (!known.keys.some(({ kid }) => kid === header.kid)) throw error;
      return createLocalJWKSet(known)(header, token);
    }
  };
}
