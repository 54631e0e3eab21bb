/** What the address of the sign-in callback says (spec §2 Query parameters read on load). */
export type SignInCallback =
  | { readonly kind: 'magic-link' | 'oauth'; readonly token: string }
  /** A password that is being set anew by a link in a mail. */
  | { readonly kind: 'reset-password'; readonly token: string }
  /** A credential of another kind, exchanged like a magic link. */
  | { readonly kind: 'credential'; readonly token: string }
  /** Somebody came back from another provider without having been signed in there. */
  | { readonly kind: 'refused'; readonly reason: OAuthRefusal }
  /**
   * `absent`: the address says nothing of signing in, as that of a page loaded again. `incomplete`: a parameter is missing,
   * doubled or unknown (spec §5). `requirement` is a sentence without a full stop that says what has to be there.
   */
  | { readonly kind: 'absent' | 'incomplete'; readonly requirement: string };

/** Why: they did not agree, the account is somebody else's already, or nobody says. */
export type OAuthRefusal = 'access_denied' | 'account_in_use' | 'oauth_refused';
