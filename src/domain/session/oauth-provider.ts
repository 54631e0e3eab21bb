/**
 * Whose accounts people can sign in with, by the name that the sign-in provider knows them by; more than the specification
 * counts (spec §9 OAuth providers).
 */
export const oauthProviders = [
  'google',
  'microsoft',
  'apple',
  'github',
  'gitlab',
  'facebook',
  'discord',
  'salesforce',
  'slack',
  'amazon',
  'bitbucket',
  'linkedin',
  'coinbase',
  'twitch',
  'twitter',
  'tiktok',
  'snapchat',
  'figma',
  'yahoo',
] as const;
export type OAuthProvider = (typeof oauthProviders)[number];
