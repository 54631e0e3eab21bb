import type { TokenVerifier } from '#sandbox/shop/customers/token-verifier';
import type { Provider } from './provider';
import type { SessionJwts } from './session-jwts';
import { findLiveSession } from './session-store';

/**
 * Lets the shop half know its customers by session JWT. The session is looked up as well, so that signing out ends access at
 * once. People who sign in without an e-mail address have none.
 */
export function sessionVerifier(provider: Provider, jwts: SessionJwts): TokenVerifier {
  return {
    verify: async (bearer) => {
      const claims = await jwts.verify(bearer);
      if (!claims) return undefined;
      const session = await findLiveSession(provider, claims.sessionId);
      if (session?.userId !== claims.userId) return undefined;
      const email = await provider.database
        .selectFrom('signInEmails')
        .select(['email', 'verified'])
        .where('userId', '=', session.userId)
        .orderBy('verified', 'desc')
        .orderBy('id')
        .executeTakeFirst();
      return { subject: session.userId, email: email?.email ?? null, emailVerified: email?.verified ?? false };
    },
  };
}
