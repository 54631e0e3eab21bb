import { createHash } from 'node:crypto';
import { givenVariables } from '#src/composition/configuration/read-configuration';
import { captchaPaths } from '#src/composition/page-addresses';
import type { Variables } from './environment';
import { isLocal } from './environment';

type Headers = Readonly<Record<string, string>>;

/**
 * Returns the headers of every response of the storefront; `overHttps` adds those that only make sense over HTTPS. All
 * headers are defined in this file: the server of this repository sends them, and docs/hosting.md says how to give them to
 * another host.
 */
export function commonHeaders(overHttps: boolean): Headers {
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(overHttps ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/**
 * Returns the headers that only documents need, besides those of every response. `path`, without the language, is that of the
 * page, because policies differ by page; `html` is any document of the build, all of which have the same inline script.
 */
export function documentHeaders(variables: Variables, html: string, path = '/'): Headers {
  return {
    'Content-Security-Policy': contentSecurityPolicy(variables, html, path),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': PERMISSIONS,
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

/** Passkeys are the one ability of the device that the shop asks for; the region comes from a service, not from the device. */
const PERMISSIONS = [
  ...[
    'camera',
    'microphone',
    'geolocation',
    'payment',
    'usb',
    'serial',
    'midi',
    'display-capture',
    'browsing-topics',
  ].map((name) => `${name}=()`),
  'publickey-credentials-get=(self)',
  'publickey-credentials-create=(self)',
].join(', ');

const CAPTCHA_HOSTS = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/**
 * The pages, without language, on which the sign-in provider may ask for a captcha, and on which the policy allows the captcha's
 * code. None when the deployer has not turned it on.
 */
export function captchaPages(variables: Variables): readonly string[] {
  const { VITE_STYTCH_CAPTCHA: captcha, VITE_AUTH_CALLBACK_PATH: callbackPath = '' } = givenVariables(variables);
  return captcha === 'true' ? captchaPaths(callbackPath) : [];
}

/**
 * Returns the policy for resources and connections: the page's own origin, and the outside systems that are configured. One
 * header serves all documents, so it allows any style element; the document's own policy names the allowed ones. The inline
 * script is the same in all documents, so the header names it too.
 */
export function contentSecurityPolicy(variables: Variables, html: string, path = '/'): string {
  const directives = policyDirectives(variables, ["'unsafe-inline'"], hashesOf('script', html));
  const wanted = path.replace(/\/+$/, '').toLowerCase();
  const mayAskForCaptcha = captchaPages(variables).some((page) => page.toLowerCase() === wanted);
  return written(Object.entries(mayAskForCaptcha ? withCaptcha(directives) : directives));
}

/** The captcha's code makes markup of text, so that trusted types cannot be required beside it. */
function withCaptcha(directives: Directives): Directives {
  const {
    'require-trusted-types-for': _required,
    'trusted-types': _types,
    'script-src': scripts = [],
    'connect-src': calls = [],
    ...rest
  } = directives;
  return {
    ...rest,
    'script-src': [...scripts, ...CAPTCHA_HOSTS],
    'connect-src': [...calls, ...CAPTCHA_HOSTS],
    'frame-src': CAPTCHA_HOSTS,
  };
}

/**
 * Returns the policy of one document as an element. A browser applies it in addition to the header, and alone on a host that
 * does not send headers. It allows the style elements and the script that the build wrote, by their hashes. Only a header can
 * limit framing. The document that many addresses share allows a captcha if any of them may ask for it; the header of each
 * address decides.
 */
export function documentPolicy(variables: Variables, html: string, file: string): string {
  const own = policyDirectives(variables, hashesOf('style', html), hashesOf('script', html));
  const isShared = /(^|\/)app-shell\/index\.html$/.test(file);
  const policy = isShared && variables['VITE_STYTCH_CAPTCHA'] === 'true' ? withCaptcha(own) : own;
  const directives = Object.entries(policy).filter(([name]) => name !== 'frame-ancestors');
  return `<meta http-equiv="Content-Security-Policy" content="${written(directives)}" />`;
}

/** Elements without attributes are those whose text counts: a script of another type is data, or a file. */
function hashesOf(element: 'style' | 'script', html: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${element}>([^]*?)</${element}>`, 'g'))].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

type Sources = readonly (string | undefined)[];
type Directives = Readonly<Record<string, Sources>>;

function written(directives: readonly (readonly [string, Sources])[]): string {
  return directives
    .map(([name, sources]) => [name, ...new Set(sources.filter((source) => source !== undefined))].join(' '))
    .join('; ');
}

function policyDirectives(
  variables: Variables,
  styles: readonly string[],
  inlineScripts: readonly string[],
): Directives {
  const backEnd = origin(variables['VITE_ORDER_API_URL']);
  const content = contentOrigins(variables['VITE_CONTENTFUL_HOST']);
  const signIn = signInOrigin(variables);
  const scripts = [origin(variables['VITE_AFFILIATE_SCRIPT_URL']), origin(variables['VITE_EMAIL_SCRIPT_URL'])];
  const calls = [
    origin(variables['VITE_REVIEWS_URL']),
    origin(variables['VITE_CONTACT_URL']),
    origin(variables['VITE_OPT_IN_URL']),
    origin(variables['VITE_LOG_URL']),
    origin(variables['VITE_EVENTS_URL']),
    origin(variables['VITE_AFFILIATE_URL']),
    origin(variables['VITE_GEOLOCATION_URL']),
  ];
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts, ...scripts],
    'style-src': ["'self'", ...styles],
    // The built HTML carries the tint of a can as custom properties in style attributes; without this they would be dropped
    // until React runs, which sets styles by script and needs no leave.
    'style-src-attr': ["'unsafe-inline'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', backEnd, origin(variables['VITE_ASSETS_URL']), ...content],
    'connect-src': ["'self'", backEnd, signIn, ...content, ...calls, ...scripts],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    // The hosted payment page belongs to the back end.
    'form-action': ["'self'", backEnd],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Text becomes neither markup nor a script, whatever code tries. The one policy lets the configured scripts of partners in
    // by their addresses, and exists only where there are any.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [scripts.some((script) => script !== undefined) ? 'partner-scripts' : "'none'"],
  };
}

/** The content service is configured by its host name; Contentful keeps pictures on a host of their own in each region. */
function contentOrigins(host: string | undefined): readonly string[] {
  if (!host) return [];
  const service = `${isLocal(host) ? 'http' : 'https'}://${host}`;
  if (!host.endsWith('.contentful.com')) return [service];
  return [
    service,
    host.endsWith('.eu.contentful.com') ? 'https://images.eu.ctfassets.net' : 'https://images.ctfassets.net',
  ];
}

/** Without a stand-in the sign-in client talks to the provider's test or live host, as the kind of its token says. */
export function signInOrigin(variables: Variables): string | undefined {
  const token = variables['VITE_STYTCH_PUBLIC_TOKEN'];
  const provider = token?.includes('public-token-test') ? 'https://test.stytch.com' : 'https://api.stytch.com';
  return origin(variables['VITE_STYTCH_BASE_URL']) ?? (token ? provider : undefined);
}

function origin(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}
