import type { SignInCallbackReader } from '#src/application/ports/identity/sign-in-callback-reader';
import type { OAuthRefusal, SignInCallback } from '#src/domain/session/sign-in-callback';

/** Message of spec §5 for a callback without its two parameters. */
export const requirement = 'In order to handleCallback, token and stytch_token_type must be in the query parameters';

const kinds: ReadonlyMap<string | undefined, 'magic-link' | 'oauth' | 'reset-password'> = new Map([
  ['magic_links', 'magic-link'],
  ['oauth', 'oauth'],
  ['reset_password', 'reset-password'],
]);

const refusals: readonly OAuthRefusal[] = ['access_denied', 'account_in_use'];

/** Query parameters of the provider, and of links that its earlier versions sent (spec §2). */
export class StytchSignInCallbackReader implements SignInCallbackReader {
  read(values: (name: string) => readonly string[]): SignInCallback {
    const [credential, ...moreCredentials] = [...values('magic_credential'), ...values('auth_credential')];
    if (credential)
      return moreCredentials.length === 0
        ? { kind: 'credential', token: credential }
        : { kind: 'incomplete', requirement };
    const [token, ...moreTokens] = values('token');
    const [type, ...moreTypes] = values('stytch_token_type');
    const [error] = values('error');
    const kind = kinds.get(type);
    if (token === undefined && error !== undefined)
      return { kind: 'refused', reason: refusals.find((known) => known === error) ?? 'oauth_refused' };
    if (token === undefined && type === undefined) return { kind: 'absent', requirement };
    if (!token || !kind || moreTokens.length > 0 || moreTypes.length > 0) return { kind: 'incomplete', requirement };
    return { kind, token };
  }
}
