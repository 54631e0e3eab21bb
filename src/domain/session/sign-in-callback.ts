/** What the address of the sign-in callback says (spec §2 Query parameters read on load). */
export type SignInCallback =
  | { readonly kind: 'magic-link' | 'oauth'; readonly token: string }
  /** A password that is being set anew by a link in a mail. */
  | { readonly kind: 'reset-password'; readonly token: string }
  /** A credential of another kind, exchanged like a magic link. */
  | { readonly kind: 'credential'; readonly token: string }
  /** One of the two parameters is missing, doubled or unknown (spec §5). */
  | { readonly kind: 'incomplete' };

/** The words of specification section 5 for a callback without its two parameters. */
export const incompleteCallback = 'In order to handleCallback, token and stytch_token_type must be in the query parameters';

const kinds: Readonly<Record<string, 'magic-link' | 'oauth' | 'reset-password'>> = {
  magic_links: 'magic-link',
  oauth: 'oauth',
  reset_password: 'reset-password',
};

/** Reads the callback's parameters, each by all the values it was given. Undefined when this is no callback at all. */
export function readSignInCallback(values: (name: string) => readonly string[]): SignInCallback | undefined {
  const [credential, ...moreCredentials] = [...values('magic_credential'), ...values('auth_credential')];
  if (credential) return moreCredentials.length === 0 ? { kind: 'credential', token: credential } : { kind: 'incomplete' };
  const [token, ...moreTokens] = values('token');
  const [type, ...moreTypes] = values('stytch_token_type');
  if (token === undefined && type === undefined) return undefined;
  const kind = type === undefined ? undefined : kinds[type];
  if (!token || !kind || moreTokens.length > 0 || moreTypes.length > 0) return { kind: 'incomplete' };
  return { kind, token };
}
