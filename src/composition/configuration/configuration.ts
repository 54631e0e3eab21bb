import type { Capabilities } from '#src/application/ports/shop/capabilities';
import type { PartnerScripts } from '#src/application/ports/tracking/partner-scripts';
import type { PaymentWallet } from '#src/domain/cart/payment';
import type { MailingList } from '#src/domain/mailing-list/mailing-list';
import { type TrackingPurpose, trackingPurposes } from '#src/domain/privacy/privacy-choice';
import type { OAuthProvider, SignInMethod } from '#src/domain/session/sign-in-session';

/** The settings of a deployment (see .env.example). Read and checked when the site is built; see read-configuration.ts. */
export interface Configuration {
  readonly brandName: string;
  /** Absolute origin of the storefront, for canonical addresses; without a slash at the end. */
  readonly siteUrl: string;
  readonly language: string;
  /** True when every page has the language prefix, /en-US/. */
  readonly languageRouting: boolean;
  /** The back end that the shop has adapters for: one that speaks as the specification says, or another one. */
  readonly shopEngine: 'specification' | 'vendure';
  /** Follow from the engine: its capabilities, and the patterns of the pages that are left out without them. */
  readonly capabilities: Capabilities;
  readonly missingPages: readonly string[];
  readonly orderApi: {
    readonly url: string;
    readonly storeId: number;
    readonly storeSlug?: string;
    /** The back end knows a changing call again by its `Idempotency-Key`; any other may refuse the header. */
    readonly idempotencyKeys: boolean;
    /** The back end shares the site with the shop, and keeps the key of a guest's cart in a cookie. */
    readonly orderCookie: boolean;
    /** Both stand in the log of a start; the tenant is the channel token of an engine with channels (docs/adr/0004). */
    readonly orderManagementId?: string;
    readonly tenantId?: string;
  };
  readonly signIn: {
    readonly publicToken: string;
    readonly baseUrl?: string;
    readonly sessionDurationMinutes: number;
    /** The path that links in mails and other providers return to: "/authenticate", without language prefix. */
    readonly callbackPath: string;
    readonly methods: readonly SignInMethod[];
    readonly oauthProviders: readonly OAuthProvider[];
    /** The OAuth scopes beyond the name and address, with the provider's own names. */
    readonly oauthScopes?: readonly string[];
    readonly resetPasswordExpirationMinutes?: number;
    readonly resetPasswordTemplateId?: string;
    /** Minutes in which a new authenticator app has to be confirmed. */
    readonly totpExpirationMinutes?: number;
    /** The provider may ask for a captcha on the pages whose policy lets its code in. */
    readonly mayAskForCaptcha: boolean;
  };
  readonly content: {
    readonly spaceId: string;
    readonly accessToken: string;
    readonly host: string;
    readonly environment: string;
  };
  /** The wallets of the hosted payment page, besides cards. */
  readonly paymentWallets: readonly PaymentWallet[];
  /** The states and the lists that need a full date of birth. */
  readonly birthDate: { readonly states: readonly string[]; readonly lists: readonly MailingList[] };
  /** The service with buyers' reviews; without it the reviews of the build remain. */
  readonly reviewsUrl?: string;
  /** The service for messages to the shop; without it the contact page offers the shop's e-mail address. */
  readonly contactUrl?: string;
  /** The service for mailing lists; without it no contact can subscribe here. */
  readonly optInUrl?: string;
  /** The address that takes failures; without it they stay in the browser's console. */
  readonly logUrl?: string;
  readonly eventsUrl?: string;
  readonly affiliateUrl?: string;
  readonly affiliateScriptUrl?: string;
  readonly emailScriptUrl?: string;
  readonly geolocation?: { readonly url: string; readonly key: string };
}

/** The scripts of partners, by purpose. */
export function partnerScripts({ affiliateScriptUrl, emailScriptUrl }: Configuration): PartnerScripts {
  return {
    ...(affiliateScriptUrl !== undefined && { affiliates: affiliateScriptUrl }),
    ...(emailScriptUrl !== undefined && { emails: emailScriptUrl }),
  };
}

/** Returns the purposes that a visitor is asked about: those that something is configured for. */
export function askedPurposes(configuration: Configuration): readonly TrackingPurpose[] {
  const { affiliates, emails } = partnerScripts(configuration);
  const systems = {
    statistics: configuration.eventsUrl,
    affiliates: configuration.affiliateUrl ?? affiliates,
    emails,
  };
  return trackingPurposes.filter((purpose) => systems[purpose] !== undefined);
}

/** The prefix of every page's address: "/en-US", or nothing when the site is not routed by language (spec §2). */
export function languagePrefix(configuration: Pick<Configuration, 'language' | 'languageRouting'>): string {
  return configuration.languageRouting ? `/${configuration.language}` : '';
}

type PagesOf = readonly [capability: keyof Capabilities, pages: readonly string[]];

/** The pages about optional capabilities of an engine: those of `pages.ts`, by their patterns, and those that editors write. */
const pagesAbout: readonly PagesOf[] = [
  [
    'club',
    [
      '/can-club/',
      '/can-club/join/:size/',
      '/account/subscriptions/',
      '/account/subscriptions/:id/',
      '/account/club/customize/:subscriptionId/',
    ],
  ],
  ['giftCards', ['/account/gift-cards/', '/gift-card-balance/']],
  ['storeCredit', ['/account/credit/']],
  ['savedCards', ['/account/payment/']],
  ['referral', ['/refer-a-friend/']],
  ['groupOrders', ['/group-order/', '/bulk/', '/group-order/estimate/:number/']],
];

/** Returns the patterns of the pages that a shop lacks, because its engine lacks their capability. */
export function missingPagesOf(capabilities: Capabilities): readonly string[] {
  return pagesAbout.flatMap(([capability, pages]) => (capabilities[capability] ? [] : pages));
}

declare const __CONFIGURATION__: Configuration;

/** The configuration as it was when this bundle was built (vite.config.ts). */
export function builtConfiguration(): Configuration {
  return __CONFIGURATION__;
}
