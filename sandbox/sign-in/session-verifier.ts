import type { TokenVerifier } from '#sandbox/shop/token-verifier';
import type { Provider } from './provider';
import type { SessionJwts } from './session-jwts';
import { findActiveSession } from './session-store';

/**
 * Verifies session JWTs for the shop back end. Also checks the session, so that signing out ends access at once. Users without
 * an e-mail address have none.
 */
export function sessionVerifier(provider: Provider, jwts: SessionJwts): TokenVerifier {
  return {
    verify: async (bearer) => {
      const claims = await jwts.verify(bearer);
      if (!claims) return undefined;
      const session = await findActiveSession(provider, claims.sessionId);
      if (session?.userId !== claims.userId) return undefined;
      const emails = await provider.database
        .selectFrom('signInEmails')
        .select(['email', 'verified'])
        .where('userId', '=', session.userId)
        .orderBy('verified', 'desc')
        .orderBy('id')
        .execute();
      return {
        subject: session.userId,
        email: emails[0]?.email ?? null,
        provenEmails: emails.filter(({ verified }) => verified).map(({ email }) => email),
      };
    },
  };
}
