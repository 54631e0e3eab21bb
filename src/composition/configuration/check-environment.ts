import {
  getMetadataStorage,
  IsIn,
  IsNotEmpty,
  IsNumberString,
  IsOptional,
  IsUrl,
  Matches,
  ValidateBy,
  validateSync,
} from 'class-validator';
import { paymentWallets } from '#src/domain/cart/payment';
import { mailingLists } from '#src/domain/mailing-list/mailing-list';
import { oauthProviders, signInMethods } from '#src/domain/session/sign-in-session';
import { type Environment, givenVariables, shopEngines } from './read-configuration';
import type { EnvironmentVariables } from './settings';

const localOrRemoteUrl = { require_tld: false, require_protocol: true, protocols: ['http', 'https'] };

/** Text that names some of these, separated by commas. */
function IsListOf(names: readonly string[]): PropertyDecorator {
  const name = `(?:${names.join('|')})`;
  return Matches(new RegExp(`^${name}(?:\\s*,\\s*${name})*$`), {
    message: `$property may list, separated by commas: ${names.join(', ')}`,
  });
}

/** Text that is a whole number of minutes, between two that the provider takes. */
function IsMinutes(least: number, most: number): PropertyDecorator {
  return ValidateBy({
    name: 'isMinutes',
    validator: {
      validate: (text: unknown) => /^\d{1,6}$/.test(String(text)) && Number(text) >= least && Number(text) <= most,
      defaultMessage: () => `$property must be a number of minutes from ${least} to ${most}`,
    },
  });
}

/** The rules that the variables of .env.example keep. */
class CheckedVariables implements EnvironmentVariables {
  @IsNotEmpty() VITE_BRAND_NAME!: string;
  @IsUrl(localOrRemoteUrl) VITE_SITE_URL!: string;
  @IsIn(shopEngines) VITE_SHOP_ENGINE!: string;
  @IsUrl(localOrRemoteUrl) VITE_ORDER_API_URL!: string;
  @IsOptional() @IsNotEmpty() VITE_ORDER_MANAGEMENT_ID?: string;
  @IsOptional() @IsNotEmpty() VITE_TENANT_ID?: string;
  @IsNumberString({ no_symbols: true }) VITE_STORE_ID!: string;
  @IsOptional() @Matches(/^[\w-]+$/) VITE_STORE_SLUG?: string;
  @IsOptional() @IsIn(['true', 'false']) VITE_IDEMPOTENCY_KEYS?: string;
  @IsOptional() @IsIn(['true', 'false']) VITE_ORDER_COOKIE?: string;
  @IsNotEmpty() VITE_STYTCH_PUBLIC_TOKEN!: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_STYTCH_BASE_URL?: string;
  @IsNumberString({ no_symbols: true }) VITE_SESSION_DURATION_MINUTES!: string;
  @Matches(/^\/[\w/-]+$/) VITE_AUTH_CALLBACK_PATH!: string;
  @IsListOf(signInMethods) VITE_SIGN_IN_METHODS!: string;
  @IsOptional() @IsListOf(oauthProviders) VITE_OAUTH_PROVIDERS?: string;
  @IsOptional() @Matches(/^[^\s,]+(?:\s*,\s*[^\s,]+)*$/) VITE_OAUTH_CUSTOM_SCOPES?: string;
  @IsOptional() @IsIn(['true', 'false']) VITE_STYTCH_CAPTCHA?: string;
  @IsOptional() @IsNumberString({ no_symbols: true }) VITE_PASSWORD_RESET_MINUTES?: string;
  @IsOptional() @IsMinutes(5, 1440) VITE_TOTP_MINUTES?: string;
  @IsOptional() @IsNotEmpty() VITE_PASSWORD_RESET_TEMPLATE_ID?: string;
  @IsNotEmpty() VITE_CONTENTFUL_SPACE_ID!: string;
  @IsNotEmpty() VITE_CONTENTFUL_ACCESS_TOKEN!: string;
  @Matches(/^[\w.-]+(:\d+)?$/) VITE_CONTENTFUL_HOST!: string;
  @IsNotEmpty() VITE_CONTENTFUL_ENVIRONMENT!: string;
  @IsIn(['en-US']) VITE_LANGUAGE!: string;
  @IsIn(['true', 'false']) VITE_LANGUAGE_ROUTING!: string;
  @IsOptional() @IsListOf(paymentWallets) VITE_PAYMENT_WALLETS?: string;
  @IsOptional() @Matches(/^[A-Z]{2}(?:\s*,\s*[A-Z]{2})*$/) VITE_BIRTH_DATE_STATES?: string;
  @IsOptional() @IsListOf(mailingLists) VITE_BIRTH_DATE_LISTS?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_REVIEWS_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_CONTACT_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_OPT_IN_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_ASSETS_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_LOG_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_EVENTS_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_AFFILIATE_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_AFFILIATE_SCRIPT_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_EMAIL_SCRIPT_URL?: string;
  @IsOptional() @IsUrl(localOrRemoteUrl) VITE_GEOLOCATION_URL?: string;
  @IsOptional() @IsNotEmpty() VITE_GEOLOCATION_KEY?: string;

  constructor(environment: Environment) {
    Object.assign(this, givenVariables(environment));
  }
}

function unknownVariables(environment: Environment): readonly string[] {
  const known = new Set(
    getMetadataStorage()
      .getTargetValidationMetadatas(CheckedVariables, '', false, false)
      .map(({ propertyName }) => propertyName),
  );
  return Object.keys(environment).filter((name) => name.startsWith('VITE_') && !known.has(name));
}

/**
 * Throws one Error that names every missing or malformed variable (spec §3 Configuration); warns of those that nothing reads,
 * such as a misspelled one.
 */
export function checkEnvironment(environment: Environment, warn: (line: string) => void): void {
  for (const name of unknownVariables(environment)) warn(`${name} is set, but nothing reads it (see .env.example).`);
  const problems = validateSync(new CheckedVariables(environment)).map(({ property, value, constraints = {} }) =>
    value === undefined ? `${property} is missing` : Object.values(constraints).join(', '),
  );
  if (problems.length === 0) return;
  const list = problems.map((problem) => `  - ${problem}`).join('\n');
  throw new Error(`The configuration is not complete (see .env.example):\n${list}`);
}
