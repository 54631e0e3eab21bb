/** The parameters of the sign-in callback (spec §2 Query parameters read on load). */
export type SignInCallback =
  | { readonly kind: 'magic-link' | 'oauth'; readonly token: string }
  /** A password reset by a link in a mail. */
  | { readonly kind: 'reset-password'; readonly token: string }
  /** A credential of another kind, exchanged like a magic link. */
  | { readonly kind: 'credential'; readonly token: string }
  /** The user returned from an OAuth provider without signing in. */
  | { readonly kind: 'refused'; readonly reason: OAuthRefusal }
  /**
   * `absent`: the URL has no parameters, for example after a reload. `incomplete`: a parameter is missing, duplicated or
   * unknown (spec §5). `requirement` names the required parameters, without a full stop.
   */
  | { readonly kind: 'absent' | 'incomplete'; readonly requirement: string };

/** Denied by the user, linked to another user, or unknown. */
export type OAuthRefusal = 'access_denied' | 'account_in_use' | 'oauth_refused';
