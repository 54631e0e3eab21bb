import type { Capabilities } from '#src/application/ports/shop/capabilities';
import { type Configuration, missingPagesOf } from '#src/composition/configuration/configuration';
import { paymentWallets } from '#src/domain/cart/payment';
import { mailingLists } from '#src/domain/mailing-list/mailing-list';
import { oauthProviders, signInMethods } from '#src/domain/session/sign-in-session';
import { withoutLastSlash } from '#src/domain/text/without-last-slash';
import { specificationCapabilities } from '#src/infrastructure/shop-api/capabilities';
import { vendureCapabilities } from '#src/infrastructure/vendure/capabilities';
import type { EnvironmentVariables } from './settings';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The capabilities of each engine. */
export const capabilitiesOf: Readonly<Record<Configuration['shopEngine'], Capabilities>> = {
  specification: specificationCapabilities,
  vendure: vendureCapabilities,
};

export const shopEngines = Object.keys(capabilitiesOf) as readonly Configuration['shopEngine'][];

/** Returns the engine of a name; that of the specification for any other. */
export function engineNamed(name: string | undefined): Configuration['shopEngine'] {
  return shopEngines.find((engine) => engine === name) ?? 'specification';
}

const defaults = {
  VITE_SHOP_ENGINE: 'specification',
  VITE_STORE_ID: '2',
  VITE_SESSION_DURATION_MINUTES: '525600',
  VITE_AUTH_CALLBACK_PATH: '/authenticate',
  VITE_SIGN_IN_METHODS: 'emailMagicLinks',
  VITE_CONTENTFUL_ENVIRONMENT: 'master',
  VITE_LANGUAGE: 'en-US',
  VITE_LANGUAGE_ROUTING: 'true',
};

/** Returns the variables of the environment, over the defaults. Blank variables count as missing. */
export function givenVariables(environment: Environment): Environment {
  const given = Object.entries(environment).filter(([name, value]) => name.startsWith('VITE_') && value?.trim());
  return { ...defaults, ...Object.fromEntries(given) };
}

/**
 * Reads the configuration (spec §3 Configuration). It has no decorators, so that Vite's own loader understands it; the
 * commands in tools/ check the variables first (check-environment.ts).
 */
export function readConfiguration(environment: Environment): Configuration {
  const v = givenVariables(environment) as unknown as EnvironmentVariables;
  const shopEngine = engineNamed(v.VITE_SHOP_ENGINE);
  return {
    brandName: v.VITE_BRAND_NAME,
    siteUrl: withoutLastSlash(v.VITE_SITE_URL),
    language: v.VITE_LANGUAGE,
    languageRouting: v.VITE_LANGUAGE_ROUTING === 'true',
    shopEngine,
    capabilities: capabilitiesOf[shopEngine],
    missingPages: missingPagesOf(capabilitiesOf[shopEngine]),
    orderApi: {
      url: withoutLastSlash(v.VITE_ORDER_API_URL),
      storeId: Number(v.VITE_STORE_ID),
      ...(v.VITE_STORE_SLUG && { storeSlug: v.VITE_STORE_SLUG }),
      idempotencyKeys: v.VITE_IDEMPOTENCY_KEYS === 'true',
      orderCookie: shopEngine === 'specification' && v.VITE_ORDER_COOKIE === 'true',
      ...(v.VITE_ORDER_MANAGEMENT_ID && { orderManagementId: v.VITE_ORDER_MANAGEMENT_ID }),
      ...(v.VITE_TENANT_ID && { tenantId: v.VITE_TENANT_ID }),
    },
    signIn: {
      publicToken: v.VITE_STYTCH_PUBLIC_TOKEN,
      ...(v.VITE_STYTCH_BASE_URL && { baseUrl: withoutLastSlash(v.VITE_STYTCH_BASE_URL) }),
      sessionDurationMinutes: Number(v.VITE_SESSION_DURATION_MINUTES),
      callbackPath: withoutLastSlash(v.VITE_AUTH_CALLBACK_PATH),
      methods: named(signInMethods, v.VITE_SIGN_IN_METHODS),
      oauthProviders: named(oauthProviders, v.VITE_OAUTH_PROVIDERS),
      ...(v.VITE_OAUTH_CUSTOM_SCOPES && { oauthScopes: listed(v.VITE_OAUTH_CUSTOM_SCOPES) }),
      ...(v.VITE_PASSWORD_RESET_MINUTES && {
        resetPasswordExpirationMinutes: Number(v.VITE_PASSWORD_RESET_MINUTES),
      }),
      ...(v.VITE_TOTP_MINUTES && { totpExpirationMinutes: Number(v.VITE_TOTP_MINUTES) }),
      mayAskForCaptcha: v.VITE_STYTCH_CAPTCHA === 'true',
      ...(v.VITE_PASSWORD_RESET_TEMPLATE_ID && { resetPasswordTemplateId: v.VITE_PASSWORD_RESET_TEMPLATE_ID }),
    },
    content: {
      spaceId: v.VITE_CONTENTFUL_SPACE_ID,
      accessToken: v.VITE_CONTENTFUL_ACCESS_TOKEN,
      host: v.VITE_CONTENTFUL_HOST,
      environment: v.VITE_CONTENTFUL_ENVIRONMENT,
    },
    paymentWallets: named(paymentWallets, v.VITE_PAYMENT_WALLETS),
    birthDate: {
      states: listed(v.VITE_BIRTH_DATE_STATES),
      lists: named(mailingLists, v.VITE_BIRTH_DATE_LISTS),
    },
    ...(v.VITE_REVIEWS_URL && { reviewsUrl: withoutLastSlash(v.VITE_REVIEWS_URL) }),
    ...(v.VITE_CONTACT_URL && { contactUrl: withoutLastSlash(v.VITE_CONTACT_URL) }),
    ...(v.VITE_OPT_IN_URL && { optInUrl: withoutLastSlash(v.VITE_OPT_IN_URL) }),
    ...(v.VITE_LOG_URL && { logUrl: v.VITE_LOG_URL }),
    ...(v.VITE_EVENTS_URL && { eventsUrl: v.VITE_EVENTS_URL }),
    ...(v.VITE_AFFILIATE_URL && { affiliateUrl: v.VITE_AFFILIATE_URL }),
    ...(v.VITE_AFFILIATE_SCRIPT_URL && { affiliateScriptUrl: v.VITE_AFFILIATE_SCRIPT_URL }),
    ...(v.VITE_EMAIL_SCRIPT_URL && { emailScriptUrl: v.VITE_EMAIL_SCRIPT_URL }),
    ...(v.VITE_GEOLOCATION_URL &&
      v.VITE_GEOLOCATION_KEY && { geolocation: { url: v.VITE_GEOLOCATION_URL, key: v.VITE_GEOLOCATION_KEY } }),
  };
}

function listed(text = ''): readonly string[] {
  return text === '' ? [] : text.split(',').map((one) => one.trim());
}

/** The names that are in the list, in its order. */
function named<Name extends string>(names: readonly Name[], list = ''): readonly Name[] {
  return list.split(',').flatMap((entry) => names.find((name) => name === entry.trim()) ?? []);
}
