/** The cookies of the provider's client: the session's token, and the same as a JWT. */
export const sessionCookies = ['stytch_session', 'stytch_session_jwt'] as const;
