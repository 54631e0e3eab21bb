import { token } from '#src/application/ports/token';
import type { Configuration } from './configuration';

/** The settings of this deployment, for composition's bindings. */
export const Settings = token<Configuration>('Settings');

/** The variables of .env.example, as text. */
export interface EnvironmentVariables {
  VITE_BRAND_NAME: string;
  VITE_SITE_URL: string;
  VITE_SHOP_ENGINE: string;
  VITE_ORDER_API_URL: string;
  VITE_ORDER_MANAGEMENT_ID?: string;
  VITE_TENANT_ID?: string;
  VITE_STORE_ID: string;
  VITE_STORE_SLUG?: string;
  VITE_IDEMPOTENCY_KEYS?: string;
  VITE_ORDER_COOKIE?: string;
  VITE_STYTCH_PUBLIC_TOKEN: string;
  VITE_STYTCH_BASE_URL?: string;
  VITE_SESSION_DURATION_MINUTES: string;
  VITE_AUTH_CALLBACK_PATH: string;
  VITE_SIGN_IN_METHODS: string;
  VITE_OAUTH_PROVIDERS?: string;
  VITE_OAUTH_CUSTOM_SCOPES?: string;
  VITE_STYTCH_CAPTCHA?: string;
  VITE_PASSWORD_RESET_MINUTES?: string;
  VITE_TOTP_MINUTES?: string;
  VITE_PASSWORD_RESET_TEMPLATE_ID?: string;
  VITE_CONTENTFUL_SPACE_ID: string;
  VITE_CONTENTFUL_ACCESS_TOKEN: string;
  VITE_CONTENTFUL_HOST: string;
  VITE_CONTENTFUL_ENVIRONMENT: string;
  VITE_LANGUAGE: string;
  VITE_LANGUAGE_ROUTING: string;
  VITE_PAYMENT_WALLETS?: string;
  VITE_BIRTH_DATE_STATES?: string;
  VITE_BIRTH_DATE_LISTS?: string;
  VITE_REVIEWS_URL?: string;
  VITE_CONTACT_URL?: string;
  VITE_OPT_IN_URL?: string;
  VITE_ASSETS_URL?: string;
  VITE_LOG_URL?: string;
  VITE_EVENTS_URL?: string;
  VITE_AFFILIATE_URL?: string;
  VITE_AFFILIATE_SCRIPT_URL?: string;
  VITE_EMAIL_SCRIPT_URL?: string;
  VITE_GEOLOCATION_URL?: string;
  VITE_GEOLOCATION_KEY?: string;
}
