import type { SessionHint } from '#src/application/ports/identity/session-hint';
import { sessionCookies } from './session-cookies';

const [tokenCookie] = sessionCookies;

/** Looks for the cookie that the provider's client leaves. Every first page loads this: it must not import the client. */
export class StytchSessionHint implements SessionHint {
  mayBeSignedIn(): boolean {
    try {
      return document.cookie.includes(`${tokenCookie}=`);
    } catch {
      return false;
    }
  }
}
