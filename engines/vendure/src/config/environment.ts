import { readEnginePort } from './ports';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Everything that the engine is told from outside. */
export interface Environment {
  /** Variables as they were given, for the parts that read their own. */
  readonly variables: Variables;
  /** Address to listen on. */
  readonly host: string;
  /** Port of the shop API, the admin API and the dashboard. */
  readonly port: number;
  /** The number of proxies in front of the server, each of which may say for whom it asks. */
  readonly trustedProxies: number;
  /** Connection string of PostgreSQL. */
  readonly databaseUrl: string;
  /** The storefront, as shoppers reach it: links in mails lead there, and browsers may call the shop API from there. */
  readonly shopUrl: string;
  /** Stands in for a payment provider and a mail server, and serves the pictures of its catalogue. */
  readonly sandboxUrl: string;
  /** The engine, as a payment provider reaches it; without it none is asked to notify. */
  readonly engineUrl: string | undefined;
  /** The channel's token, which a storefront may send to name the shop that it means; Vendure makes one up without it. */
  readonly channelToken: string | undefined;
  /** Its tokens prove who a customer is. */
  readonly signIn: SignInProvider;
  readonly stripe: StripeKeys | undefined;
  readonly mail: { readonly from: string; readonly smtpUrl: string | undefined };
  /** Signs the cookies of the dashboard. */
  readonly cookieSecret: string;
  readonly administrator: { readonly name: string; readonly password: string };
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
}

const SANDBOX_PROJECT = 'project-test-00000000-0000-4000-8000-000000000001';

/** Reads what a server, a worker or a migration needs. Throws when something is missing or malformed. */
export function readEnvironment(variables: Variables): Environment {
  const engineUrl = written(variables, 'ENGINE_URL');
  return {
    variables,
    host: written(variables, 'HOST') ?? '127.0.0.1',
    port: readEnginePort(variables),
    trustedProxies: readCount(variables, 'TRUSTED_PROXIES', 0),
    databaseUrl: required(variables, 'DATABASE_URL'),
    shopUrl: address(given(variables, 'SHOP_URL', 'http://localhost:5173'), 'SHOP_URL'),
    sandboxUrl: sandboxUrl(variables),
    engineUrl: engineUrl === undefined ? undefined : address(engineUrl, 'ENGINE_URL'),
    channelToken: written(variables, 'CHANNEL_TOKEN'),
    signIn: signInProvider(variables),
    stripe: stripeKeys(variables),
    mail: {
      from: written(variables, 'MAIL_FROM') ?? 'hello@ringpull.example',
      smtpUrl: written(variables, 'SMTP_URL'),
    },
    cookieSecret: given(variables, 'COOKIE_SECRET', 'only-on-this-machine'),
    administrator: {
      name: written(variables, 'ADMINISTRATOR_NAME') ?? 'superadmin',
      password: given(variables, 'ADMINISTRATOR_PASSWORD', 'canned-wine'),
    },
  };
}

function readCount(variables: Variables, name: string, otherwise: number): number {
  const text = written(variables, name);
  if (text === undefined) return otherwise;
  if (!/^\d{1,2}$/.test(text)) throw new Error(`${name} is "${text}", which is no number of them.`);
  return Number(text);
}

/** A variable that is set to nothing is not set. */
function written(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim();
  return value === '' ? undefined : value;
}

function required(variables: Variables, name: string): string {
  const value = written(variables, name);
  if (value === undefined) throw new Error(`${name} is missing.`);
  return value;
}

/** Has a value of its own on a developer's machine; a shop that takes money has to be given one. */
function given(variables: Variables, name: string, onThisMachine: string): string {
  return variables['NODE_ENV'] === 'production'
    ? required(variables, name)
    : (written(variables, name) ?? onThisMachine);
}

/** Checks an address and takes its last slash away. */
function address(text: string, name: string): string {
  if (!URL.canParse(text)) throw new Error(`${name} is "${text}", which is no address.`);
  return text.replace(/\/$/, '');
}

function sandboxUrl(variables: Variables): string {
  return address(written(variables, 'SANDBOX_URL') ?? 'http://localhost:4000', 'SANDBOX_URL');
}

/** On a developer's machine the sandbox signs in. */
function signInProvider(variables: Variables): SignInProvider {
  return {
    jwksUrl: given(variables, 'SIGN_IN_JWKS_URL', `${sandboxUrl(variables)}/.well-known/jwks.json`),
    issuer: given(variables, 'SIGN_IN_ISSUER', `stytch.com/${SANDBOX_PROJECT}`),
    audience: given(variables, 'SIGN_IN_AUDIENCE', SANDBOX_PROJECT),
    users: usersOf(variables),
  };
}

/** Without a provider of its own an engine asks the sandbox, which takes any secret. */
function usersOf(variables: Variables): SignInProvider['users'] {
  const [url, secret] = [written(variables, 'SIGN_IN_USERS_URL'), written(variables, 'SIGN_IN_SECRET')];
  if (url !== undefined && secret !== undefined) return { url: address(url, 'SIGN_IN_USERS_URL'), secret };
  if (written(variables, 'SIGN_IN_JWKS_URL') !== undefined) return undefined;
  return { url: `${sandboxUrl(variables)}/v1/users`, secret: 'secret-of-the-sandbox' };
}

function stripeKeys(variables: Variables): StripeKeys | undefined {
  const secretKey = written(variables, 'STRIPE_SECRET_KEY');
  return secretKey !== undefined
    ? { secretKey, webhookSecret: required(variables, 'STRIPE_WEBHOOK_SECRET') }
    : undefined;
}
