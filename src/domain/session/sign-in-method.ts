/** The ways to sign in that a deployer can offer (spec §9 Sign-in methods). */
export const signInMethods = ['emailMagicLinks', 'otp', 'oauth', 'passwords', 'passkeys', 'crypto'] as const;
export type SignInMethod = (typeof signInMethods)[number];
