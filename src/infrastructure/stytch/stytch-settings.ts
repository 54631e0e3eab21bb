/** How the shop is known to the sign-in provider, and for how long what it asks for lives. */
export interface StytchSettings {
  /** Public token of the project; it is made to be seen. */
  readonly publicToken: string;
  /** Absolute address of a stand-in for the provider; without it the provider itself is called. */
  readonly baseUrl?: string | undefined;
  /** Minutes that a session lives without being refreshed; 60 when not configured (spec §9 Sign-in session). */
  readonly sessionDurationMinutes?: number | undefined;
  /** Minutes in which an authenticator app has to be confirmed. */
  readonly totpExpirationMinutes?: number | undefined;
  /** Minutes that the link to a new password lives. */
  readonly resetPasswordExpirationMinutes?: number | undefined;
  /** The provider's template of the mail with that link. */
  readonly resetPasswordTemplateId?: string | undefined;
}

/** What holds where nothing is configured. */
export const defaultMinutes = { session: 60, totp: 10, resetPassword: 30 } as const;
