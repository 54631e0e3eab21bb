/**
 * The OAuth providers, by their id at the sign-in provider. There are more than the 14 of spec §9 OAuth providers.
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
