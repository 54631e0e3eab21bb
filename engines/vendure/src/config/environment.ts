import { usualEnginePort } from './ports';
import { type Mailbox, Settings } from './settings';
import type { Variables } from './settings';

/** Everything that the engine is told from outside. */
export interface Environment {
  /** Variables as they were given, for the parts that read their own. */
  readonly variables: Variables;
  /** True in a live shop: nothing of the demo, and no way in that is for developers. */
  readonly isProduction: boolean;
  /** Address to listen on. */
  readonly host: string;
  /** Port of the shop API, the admin API and the dashboard. */
  readonly port: number;
  /** The number of proxies in front of the server, each of which may say for whom it asks. */
  readonly trustedProxies: number;
  /** The operations that the shop API answers. */
  readonly shopApi: ShopApiSettings;
  /** Seconds for which prices and stock that pages read are kept. */
  readonly offersKept: number;
  /** Connection string of PostgreSQL. */
  readonly databaseUrl: string;
  /** The storefront, as shoppers reach it: links in mails lead there, and browsers may call the shop API from there. */
  readonly shopUrl: string;
  /** Stands in for a payment provider and a mail server on a developer's machine. */
  readonly sandboxUrl: string;
  /** The engine, as a payment provider and browsers reach it; without it none is asked to notify. */
  readonly engineUrl: string | undefined;
  /** The engine, as those reach it who follow a link of a mail; on a developer's machine by its port. */
  readonly reachedAt: string;
  /** The address of the dashboard, without a last slash. */
  readonly dashboardUrl: string;
  /** The channel's token, which a storefront may send to name the shop that it means; Vendure makes one up without it. */
  readonly channelToken: string | undefined;
  /** Its tokens prove who a customer is. */
  readonly signIn: SignInProvider;
  readonly stripe: StripeKeys | undefined;
  readonly salesTax: SalesTaxSettings;
  readonly assets: AssetSettings;
  readonly mail: MailSettings;
  /** Undefined where no proxy says where visitors are, or none is believed. */
  readonly placeHeaders: PlaceHeaders | undefined;
  readonly events: EventSettings;
  readonly affiliate: AffiliateSettings;
  readonly rebuild: RebuildSettings;
  /** Signs the cookies of the dashboard. */
  readonly cookieSecret: string;
  readonly administrator: { readonly name: string; readonly password: string };
}

interface ShopApiSettings {
  /** True where it answers any operation, and not those of the storefront's releases alone. */
  readonly isOpen: boolean;
  /** The folder of the digests of releases beside the engine's own (SHOP_OPERATIONS); undefined for none. */
  readonly operations: string | undefined;
}

interface SignInProvider {
  /** Address of its public keys. */
  readonly jwksUrl: string;
  readonly issuer: string;
  /** The project, which is also the name by which servers ask. */
  readonly audience: string;
  readonly users: { readonly url: string; readonly secret: string } | undefined;
}

interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** A stand-in on a developer's machine; Stripe's own address when left out. */
  readonly url: string | undefined;
}

const salesTaxWays = ['zones', 'rates', 'stripe'] as const;

interface SalesTaxSettings {
  /** Vendure's zones, the rates of a file, or Stripe Tax. */
  readonly way: (typeof salesTaxWays)[number];
  /** Stripe's tax code of wine; undefined leaves it to the one that the account presets. */
  readonly wineCode: string | undefined;
}

/** The place of pictures, and the address from which browsers load them. */
interface AssetSettings {
  /** The address below which they are, without a last slash. */
  readonly url: string;
  /** A folder that all servers share, when there is no bucket. */
  readonly folder: string;
  readonly bucket: Bucket | undefined;
}

/** A bucket of S3, or of another service that speaks as S3 does. */
interface Bucket {
  readonly name: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
  /** Undefined for Amazon's own. */
  readonly endpoint: string | undefined;
}

export interface MailSettings {
  readonly from: Mailbox;
  readonly smtpUrl: string | undefined;
  /** Without it a live shop sends no text messages. */
  readonly twilio: TwilioAccount | undefined;
  /** The address that gets mails for those who run the shop. */
  readonly shopAddress: string;
  readonly brand: Brand;
}

/** The account that sends text messages. */
export interface TwilioAccount {
  readonly sid: string;
  readonly token: string;
  /** The number of the shop, in E.164. */
  readonly from: string;
  /** Twilio's own address, or that of a stand-in on a developer's machine. */
  readonly url: string;
}

/** The headers by which a proxy says where a visitor is, in small letters. */
export interface PlaceHeaders {
  readonly country: string;
  /** Undefined where a proxy tells the country alone. */
  readonly region: string | undefined;
}

/** The destination of events. */
export interface EventSettings {
  /** The address that they are passed on to; kept here when undefined. */
  readonly forwardUrl: string | undefined;
  /** The days after which those that are kept are deleted. */
  readonly keptDays: number;
}

/** The destination of reports of affiliates’ orders. */
export interface AffiliateSettings {
  /** The address that they are passed on to; kept here when undefined. */
  readonly forwardUrl: string | undefined;
}

/** Says whom to tell that the storefront has to be built anew. */
export interface RebuildSettings {
  /** The address that starts a build; no build is started when it is undefined. */
  readonly hookUrl: string | undefined;
  /** The proof that the shop calls, for an address that asks for one. */
  readonly token: string | undefined;
}

/** The sender of the shop's mails, and the look of them. */
export interface Brand {
  readonly name: string;
  /** The address to which customers write. */
  readonly supportAddress: string;
  /** The sender's address on paper, on one line. */
  readonly postalAddress: string;
  /** Colors as `#RRGGBB`. */
  readonly accentColor: string;
  readonly backgroundColor: string;
  /** A BCP 47 tag; amounts and days are written its way. */
  readonly language: string;
}

/** The path of the dashboard on the engine. */
export const dashboardRoute = 'admin';

const usuallyKept = 5;

const sandboxProject = 'project-test-00000000-0000-4000-8000-000000000001';

/** Reads the settings of a server, a worker or a migration. Throws an error that names everything that is missing or malformed. */
export function readEnvironment(variables: Variables): Environment {
  const settings = new Settings(variables);
  const port = settings.port('ENGINE_PORT', usualEnginePort);
  const engineUrl = settings.isProduction
    ? settings.address('ENGINE_URL', 'the engine, as browsers and the payment provider reach it', '')
    : settings.optionalAddress('ENGINE_URL');
  const reachedAt = engineUrl ?? `http://localhost:${port}`;
  const trustedProxies = settings.count('TRUSTED_PROXIES', 0);
  const environment = {
    variables,
    isProduction: settings.isProduction,
    host: settings.text('HOST') ?? '127.0.0.1',
    port,
    trustedProxies,
    shopApi: {
      isOpen: settings.choice('SHOP_API_OPEN', [settings.isProduction ? 'false' : 'true', 'true', 'false']) === 'true',
      operations: settings.text('SHOP_OPERATIONS'),
    },
    // A developer changes a stock, and wants to see it.
    offersKept: settings.count('OFFERS_KEPT', settings.isProduction ? usuallyKept : 0),
    databaseUrl: settings.required('DATABASE_URL', 'the connection string of PostgreSQL'),
    shopUrl: settings.address('SHOP_URL', 'the storefront, as shoppers reach it', 'http://localhost:5173'),
    sandboxUrl: sandboxUrl(settings),
    engineUrl,
    reachedAt,
    dashboardUrl: settings.optionalAddress('DASHBOARD_URL') ?? `${reachedAt}/${dashboardRoute}`,
    channelToken: settings.text('CHANNEL_TOKEN'),
    signIn: signInProvider(settings),
    stripe: stripeKeys(settings),
    salesTax: salesTax(settings),
    assets: {
      url: settings.optionalAddress('ASSETS_URL') ?? `${reachedAt}/assets`,
      folder: settings.text('ASSETS_FOLDER') ?? '.data/assets',
      bucket: bucketOf(settings),
    },
    mail: mailSettings(settings),
    placeHeaders: placeHeaders(settings, trustedProxies),
    events: {
      forwardUrl: settings.optionalAddress('EVENTS_FORWARD_URL'),
      keptDays: settings.count('EVENTS_KEPT_DAYS', 90, 999),
    },
    affiliate: { forwardUrl: settings.optionalAddress('AFFILIATE_FORWARD_URL') },
    rebuild: { hookUrl: settings.optionalAddress('REBUILD_HOOK_URL'), token: settings.text('REBUILD_HOOK_TOKEN') },
    cookieSecret: settings.inProduction(
      'COOKIE_SECRET',
      'a long random text that signs the cookies of the dashboard',
      'only-on-this-machine',
    ),
    administrator: {
      name: settings.inProduction('ADMINISTRATOR_NAME', 'the name of the first administrator', 'superadmin'),
      password: settings.inProduction('ADMINISTRATOR_PASSWORD', 'the first administrator’s password', 'canned-wine'),
    },
  };
  settings.check();
  return environment;
}

function sandboxUrl(settings: Settings): string {
  return settings.optionalAddress('SANDBOX_URL') ?? 'http://localhost:4000';
}

/** On a developer's machine the sandbox signs in. */
function signInProvider(settings: Settings): SignInProvider {
  return {
    jwksUrl: settings.inProduction(
      'SIGN_IN_JWKS_URL',
      'the address of the public keys of the sign-in provider',
      `${sandboxUrl(settings)}/.well-known/jwks.json`,
    ),
    issuer: settings.inProduction('SIGN_IN_ISSUER', 'who issues its tokens', `stytch.com/${sandboxProject}`),
    audience: settings.inProduction('SIGN_IN_AUDIENCE', 'the project that its tokens are for', sandboxProject),
    users: usersOf(settings),
  };
}

/** Without a provider of its own an engine asks the sandbox, which takes any secret. */
function usersOf(settings: Settings): SignInProvider['users'] {
  const [url, secret] = [settings.optionalAddress('SIGN_IN_USERS_URL'), settings.text('SIGN_IN_SECRET')];
  if (url !== undefined && secret !== undefined) return { url, secret };
  if (settings.isProduction || settings.text('SIGN_IN_JWKS_URL') !== undefined) return undefined;
  return { url: `${sandboxUrl(settings)}/v1/users`, secret: 'secret-of-the-sandbox' };
}

/** Without Stripe's keys a developer's shoppers pay on the page of the sandbox. */
function stripeKeys(settings: Settings): StripeKeys | undefined {
  if (!settings.isProduction && settings.text('STRIPE_SECRET_KEY') === undefined) return undefined;
  return {
    secretKey: settings.required('STRIPE_SECRET_KEY', 'Stripe’s secret key: Stripe Checkout takes the money'),
    webhookSecret: settings.required('STRIPE_WEBHOOK_SECRET', 'the signing secret of the webhook in Stripe'),
    url: settings.isProduction ? undefined : settings.optionalAddress('STRIPE_URL'),
  };
}

function salesTax(settings: Settings): SalesTaxSettings {
  const way = settings.choice('SALES_TAX', salesTaxWays);
  // In production it is required anyway.
  if (way === 'stripe' && !settings.isProduction)
    settings.required('STRIPE_SECRET_KEY', 'Stripe’s secret key: SALES_TAX is "stripe"');
  return { way, wineCode: settings.text('STRIPE_WINE_TAX_CODE') };
}

function bucketOf(settings: Settings): Bucket | undefined {
  const name = settings.text('ASSETS_BUCKET');
  if (name === undefined) return undefined;
  return {
    name,
    region: settings.required('AWS_REGION', 'the region of the bucket for pictures'),
    accessKeyId: settings.required('AWS_ACCESS_KEY_ID', 'the key that may write to that bucket'),
    secretAccessKey: settings.required('AWS_SECRET_ACCESS_KEY', 'the secret of that key'),
    endpoint: settings.optionalAddress('ASSETS_ENDPOINT'),
  };
}

/** Without an account a developer's text messages go to the outbox, and a live shop has none. */
function twilioAccount(settings: Settings): TwilioAccount | undefined {
  const sid = settings.text('TWILIO_ACCOUNT_SID');
  if (sid === undefined) return undefined;
  const standIn = settings.isProduction ? undefined : settings.optionalAddress('TWILIO_URL');
  return {
    sid,
    token: settings.required('TWILIO_AUTH_TOKEN', 'the token of the account that sends text messages'),
    from: settings.required('TWILIO_FROM', 'the number that they come from, such as +12025550123'),
    url: standIn ?? 'https://api.twilio.com',
  };
}

/** A visitor could send such a header, too: without a proxy in front that sets it, none is read. */
function placeHeaders(settings: Settings, trustedProxies: number): PlaceHeaders | undefined {
  const country = settings.header('COUNTRY_HEADER');
  const region = settings.header('REGION_HEADER');
  if (country === undefined || trustedProxies === 0) return undefined;
  return { country, region };
}

function mailSettings(settings: Settings): MailSettings {
  const name = settings.inProduction('BRAND_NAME', 'the name that signs the mails', 'Ringpull');
  const from = settings.mailbox('MAIL_FROM', 'who writes the shop’s mails', 'hello@ringpull.example');
  const supportAddress = settings.text('SUPPORT_EMAIL') ?? from.address;
  return {
    // A mailbox shows the brand where the owner gave an address alone.
    from: { ...from, name: from.name || name },
    smtpUrl: settings.isProduction
      ? settings.required('SMTP_URL', 'the mail server, such as smtps://user:password@smtp.example:465')
      : settings.text('SMTP_URL'),
    twilio: twilioAccount(settings),
    shopAddress: settings.text('SHOP_EMAIL') ?? supportAddress,
    brand: {
      name,
      supportAddress,
      postalAddress: settings.inProduction(
        'POSTAL_ADDRESS',
        'the sender’s address on paper, on one line',
        '1 Invented Street, Portland, OR 97202',
      ),
      accentColor: settings.color('BRAND_COLOR', '#C93A1D'),
      backgroundColor: settings.color('BRAND_BACKGROUND', '#FBF6EC'),
      language: settings.language('BRAND_LANGUAGE', 'en-US'),
    },
  };
}
