export interface OAuthProvider {
  readonly id: string;
  readonly name: string;
  /** True when it provides the e-mail address. */
  readonly sharesEmail: boolean;
}

function provider(id: string, name: string, sharesEmail = true): OAuthProvider {
  return { id, name, sharesEmail };
}

/** OAuth providers by the id used in URLs (spec §9 OAuth providers). */
export const oauthProviders: readonly OAuthProvider[] = [
  provider('google', 'Google'),
  provider('microsoft', 'Microsoft'),
  provider('apple', 'Apple'),
  provider('github', 'Github'),
  provider('gitlab', 'GitLab'),
  provider('facebook', 'Facebook'),
  provider('discord', 'Discord'),
  provider('salesforce', 'Salesforce'),
  provider('slack', 'Slack'),
  provider('amazon', 'Amazon'),
  provider('bitbucket', 'Bitbucket'),
  provider('linkedin', 'LinkedIn'),
  provider('coinbase', 'Coinbase'),
  provider('twitch', 'Twitch'),
  provider('twitter', 'Twitter', false),
  provider('tiktok', 'TikTok', false),
  provider('snapchat', 'Snapchat', false),
  provider('figma', 'Figma'),
  provider('yahoo', 'Yahoo'),
];

export const providerNames: ReadonlyMap<string, string> = new Map(oauthProviders.map(({ id, name }) => [id, name]));
