import type { SessionHint } from '#src/application/ports/identity/session-hint';

/** The cookies of the provider's client: the session's token, and the same session as a JWT. */
export const sessionCookies = ['stytch_session', 'stytch_session_jwt'] as const;

const [tokenCookie] = sessionCookies;

/** Looks for the cookie that the provider's client sets. Every first page loads this file: it must not import the client. */
export class StytchSessionHint implements SessionHint {
  mayBeSignedIn(): boolean {
    try {
      return document.cookie.includes(`${tokenCookie}=`);
    } catch {
      return false;
    }
  }
}
