import {
  IsBooleanString,
  IsIn,
  IsNotEmpty,
  IsNumberString,
  IsOptional,
  IsUrl,
  Matches,
  validateSync,
} from 'class-validator';
import { oauthProviders } from '#src/domain/session/oauth-provider';
import { signInMethods } from '#src/domain/session/sign-in-method';
import type { Configuration } from './configuration';

type Environment = Readonly<Record<string, string | undefined>>;

const localOrRemoteUrl = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** Text that names some of these, separated by commas. */
function IsListOf(names: readonly string[]): PropertyDecorator {
  const name = `(?:${names.join('|')})`;
  return Matches(new RegExp(`^${name}(?:\\s*,\\s*${name})*$`), {
    message: `$property may list, separated by commas: ${names.join(', ')}`,
  });
}

/** The variables of .env.example, as text, with the rules they keep. */
class EnvironmentVariables {
  @IsNotEmpty() VITE_BRAND_NAME!: string;
  @IsUrl(localOrRemoteUrl) VITE_SITE_URL!: string;
  @IsUrl(localOrRemoteUrl) VITE_ORDER_API_URL!: string;
  @IsNotEmpty() VITE_ORDER_MANAGEMENT_ID!: string;
  @IsNotEmpty() VITE_TENANT_ID!: string;
  @IsNumberString({ no_symbols: true }) VITE_STORE_ID!: string;
  @IsOptional() @Matches(/^[\w-]+$/) VITE_STORE_SLUG?: string;
  @IsNotEmpty() VITE_STYTCH_PUBLIC_TOKEN!: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_STYTCH_BASE_URL?: string;
  @IsNumberString({ no_symbols: true }) VITE_SESSION_DURATION_MINUTES!: string;
  @Matches(/^\/[\w/-]+$/) VITE_AUTH_CALLBACK_PATH!: string;
  @IsListOf(signInMethods) VITE_SIGN_IN_METHODS!: string;
  @IsOptional() @IsListOf(oauthProviders) VITE_OAUTH_PROVIDERS?: string;
  @IsNotEmpty() VITE_CONTENTFUL_SPACE_ID!: string;
  @IsNotEmpty() VITE_CONTENTFUL_ACCESS_TOKEN!: string;
  @Matches(/^[\w.-]+(:\d+)?$/) VITE_CONTENTFUL_HOST!: string;
  @IsNotEmpty() VITE_CONTENTFUL_ENVIRONMENT!: string;
  @IsIn(['en-US']) VITE_LANGUAGE!: string;
  @IsBooleanString() VITE_LANGUAGE_ROUTING!: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_EVENTS_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_AFFILIATE_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_AFFILIATE_SCRIPT_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_EMAIL_SCRIPT_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_GEOLOCATION_URL?: string;
  @IsOptional() @IsNotEmpty() VITE_GEOLOCATION_KEY?: string;

  constructor(environment: Environment) {
    const given = Object.entries(environment).filter(([name, value]) => name.startsWith('VITE_') && value?.trim());
    Object.assign(this, defaults, Object.fromEntries(given));
  }
}

const defaults = {
  VITE_STORE_ID: '2',
  VITE_SESSION_DURATION_MINUTES: '525600',
  VITE_AUTH_CALLBACK_PATH: '/authenticate',
  VITE_SIGN_IN_METHODS: 'emailMagicLinks',
  VITE_CONTENTFUL_ENVIRONMENT: 'master',
  VITE_LANGUAGE: 'en-US',
  VITE_LANGUAGE_ROUTING: 'true',
};

/** Reads the configuration (spec §3 Configuration); throws one Error that names every missing or malformed variable. */
export function readConfiguration(environment: Environment): Configuration {
  const variables = new EnvironmentVariables(environment);
  const problems = validateSync(variables).map(({ property, value, constraints = {} }) =>
    value === undefined ? `${property} is missing` : Object.values(constraints).join(', '),
  );
  if (problems.length > 0) {
    throw new Error(
      `The configuration is not complete (see .env.example):\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
  return asConfiguration(variables);
}

function asConfiguration(v: EnvironmentVariables): Configuration {
  return {
    brandName: v.VITE_BRAND_NAME,
    siteUrl: withoutSlash(v.VITE_SITE_URL),
    language: v.VITE_LANGUAGE,
    languageRouting: v.VITE_LANGUAGE_ROUTING === 'true',
    orderApi: {
      url: withoutSlash(v.VITE_ORDER_API_URL),
      orderManagementId: v.VITE_ORDER_MANAGEMENT_ID,
      tenantId: v.VITE_TENANT_ID,
      storeId: Number(v.VITE_STORE_ID),
      ...(v.VITE_STORE_SLUG && { storeSlug: v.VITE_STORE_SLUG }),
    },
    signIn: {
      publicToken: v.VITE_STYTCH_PUBLIC_TOKEN,
      ...(v.VITE_STYTCH_BASE_URL && { baseUrl: withoutSlash(v.VITE_STYTCH_BASE_URL) }),
      sessionDurationMinutes: Number(v.VITE_SESSION_DURATION_MINUTES),
      callbackPath: withoutSlash(v.VITE_AUTH_CALLBACK_PATH),
      methods: named(signInMethods, v.VITE_SIGN_IN_METHODS),
      oauthProviders: named(oauthProviders, v.VITE_OAUTH_PROVIDERS),
    },
    content: {
      spaceId: v.VITE_CONTENTFUL_SPACE_ID,
      accessToken: v.VITE_CONTENTFUL_ACCESS_TOKEN,
      host: v.VITE_CONTENTFUL_HOST,
      environment: v.VITE_CONTENTFUL_ENVIRONMENT,
    },
    ...(v.VITE_EVENTS_URL && { eventsUrl: v.VITE_EVENTS_URL }),
    ...(v.VITE_AFFILIATE_URL && { affiliateUrl: v.VITE_AFFILIATE_URL }),
    ...(v.VITE_AFFILIATE_SCRIPT_URL && { affiliateScriptUrl: v.VITE_AFFILIATE_SCRIPT_URL }),
    ...(v.VITE_EMAIL_SCRIPT_URL && { emailScriptUrl: v.VITE_EMAIL_SCRIPT_URL }),
    ...(v.VITE_GEOLOCATION_URL &&
      v.VITE_GEOLOCATION_KEY && { geolocation: { url: v.VITE_GEOLOCATION_URL, key: v.VITE_GEOLOCATION_KEY } }),
  };
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** Those of the names that stand in the list, in its order. */
function named<Name extends string>(names: readonly Name[], list = ''): readonly Name[] {
  return list.split(',').flatMap((entry) => names.find((name) => name === entry.trim()) ?? []);
}
