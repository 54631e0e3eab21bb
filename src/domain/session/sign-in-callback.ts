/** What the address of the sign-in callback says (spec §2 Query parameters read on load). */
export type SignInCallback =
  | { readonly kind: 'magic-link' | 'oauth'; readonly token: string }
  /** A password that is being set anew by a link in a mail. */
  | { readonly kind: 'reset-password'; readonly token: string }
  /** A credential of another kind, exchanged like a magic link. */
  | { readonly kind: 'credential'; readonly token: string }
  /** Somebody came back from another provider without having been signed in there. */
  | { readonly kind: 'refused'; readonly reason: OAuthRefusal }
  /** One of the two parameters is missing, doubled or unknown (spec §5). */
  | { readonly kind: 'incomplete' };

/** Why: they did not agree, the account is somebody else's already, or nobody says. */
export type OAuthRefusal = 'access_denied' | 'account_in_use' | 'oauth_refused';

/** The words of specification section 5 for a callback without its two parameters. */
export const incompleteCallback =
  'In order to handleCallback, token and stytch_token_type must be in the query parameters';

const kinds: ReadonlyMap<string | undefined, 'magic-link' | 'oauth' | 'reset-password'> = new Map([
  ['magic_links', 'magic-link'],
  ['oauth', 'oauth'],
  ['reset_password', 'reset-password'],
]);

const refusals: readonly OAuthRefusal[] = ['access_denied', 'account_in_use'];

/** Reads the callback's parameters, each by all the values it was given. Undefined when this is no callback at all. */
export function readSignInCallback(values: (name: string) => readonly string[]): SignInCallback | undefined {
  const [credential, ...moreCredentials] = [...values('magic_credential'), ...values('auth_credential')];
  if (credential)
    return moreCredentials.length === 0 ? { kind: 'credential', token: credential } : { kind: 'incomplete' };
  const [token, ...moreTokens] = values('token');
  const [type, ...moreTypes] = values('stytch_token_type');
  const [error] = values('error');
  const kind = kinds.get(type);
  if (token === undefined && error !== undefined) {
    return { kind: 'refused', reason: refusals.find((known) => known === error) ?? 'oauth_refused' };
  }
  if (token === undefined && type === undefined) return undefined;
  if (!token || !kind || moreTokens.length > 0 || moreTypes.length > 0) return { kind: 'incomplete' };
  return { kind, token };
}
