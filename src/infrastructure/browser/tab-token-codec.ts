import { isRecord } from '#src/infrastructure/shared/json';
import { json } from './codecs';

const plausibleToken = /^[\w-]{1,64}$/;

/** The token that an address brought, and the user who opened it. */
export const tabToken = json((stored) => {
  if (!isRecord(stored)) return undefined;
  const { token, owner } = stored;
  if (typeof token !== 'string' || !plausibleToken.test(token)) return undefined;
  return { token, owner: typeof owner === 'string' ? owner : undefined };
});
