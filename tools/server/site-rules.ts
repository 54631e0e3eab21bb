import { languagePrefix, missingPagesOf } from '#src/composition/configuration/configuration';
import { capabilitiesOf, engineNamed, givenVariables } from '#src/composition/configuration/read-configuration';
import { appShellPaths } from '#src/composition/page-addresses';
import { decodeEscapes, withoutMarks } from '#src/domain/text/url-text';
import type { SiteFiles } from './site-files';

/** The form of the site's addresses (spec §2 Screens and routes). */
export interface SiteRules {
  /** "/en-US" when the site is routed by language, else empty. */
  readonly prefix: string;
  /** The path to which sign-in providers return, without prefix: "/welcome/back". `/authenticate` works as well. */
  readonly authCallbackPath: string;
  /** Patterns of the pages that the shop lacks, because its engine lacks their capability. */
  readonly missingPages: readonly string[];
}

/** The answer to a request: a file with a status, or a redirect. Paths are those of the built site. */
export type Answer =
  | { readonly kind: 'file'; readonly status: 200 | 404; readonly path: string }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'nothing' };

const NOT_FOUND: Answer = { kind: 'file', status: 404, path: '/404.html' };

/** Reads the rules from the configuration, by the defaults of the storefront. */
export function siteRules(variables: Readonly<Record<string, string | undefined>>): SiteRules {
  const {
    VITE_LANGUAGE: language = '',
    VITE_LANGUAGE_ROUTING: routing,
    VITE_AUTH_CALLBACK_PATH: authCallbackPath = '',
    VITE_SHOP_ENGINE: engine,
  } = givenVariables(variables);
  return {
    prefix: languagePrefix({ language, languageRouting: routing === 'true' }),
    authCallbackPath,
    missingPages: missingPagesOf(capabilitiesOf[engineNamed(engine)]),
  };
}

/**
 * Decides on a request target such as "/shop?color=red". Pages end with a slash; an address that misses its slash or its
 * language, or has a mark behind it, is sent there for good with its query; routes that only the browser knows get the app shell;
 * the rest is 404.
 */
export function answerTo(target: string, files: SiteFiles, rules: SiteRules): Answer {
  const [written, query] = split(target);
  const path = decode(written);
  if (path === undefined) return NOT_FOUND;
  if (path === '/404.html') return NOT_FOUND;
  if (path.endsWith('/index.html') && files.has(path)) return redirect(written.slice(0, -'index.html'.length), query);
  if (files.has(path)) return { kind: 'file', status: 200, path };

  const slashed = path.endsWith('/') ? path : `${path}/`;
  const page = pageAt(slashed, files, rules);
  const writtenSlashed = written.endsWith('/') ? written : `${written}/`;
  if (page !== undefined)
    return path === slashed ? { kind: 'file', status: 200, path: page } : redirect(writtenSlashed, query);

  for (const canonical of [writtenSlashed, withoutMarks(written)].map((one) => canonicalPath(one, rules))) {
    const known = decode(canonical);
    if (canonical !== written && known !== undefined && pageAt(known, files, rules) !== undefined)
      return redirect(canonical, query);
  }
  return isForPrograms(path) ? { kind: 'nothing' } : NOT_FOUND;
}

/** The file behind an address with its slash: a built page, or the shell of the routes that only the browser knows. */
function pageAt(path: string, files: SiteFiles, rules: SiteRules): string | undefined {
  const { prefix } = rules;
  // A redirect page for hosts without redirects; here the redirect itself is better.
  if (prefix !== '' && path === '/') return undefined;
  const built = `${path}index.html`;
  if (files.has(built)) return built;
  const isInBrowser = browserPaths(rules).some((route) => path.startsWith(prefix + route));
  return isInBrowser ? `${prefix}/app-shell/index.html` : undefined;
}

/**
 * Returns the address of a page for one that lacks the language, or has capitals where the page's own has none. The part after
 * the beginning of an address that only the browser knows may be a number or a code, so it keeps its case.
 */
export function canonicalPath(path: string, rules: SiteRules): string {
  const { prefix } = rules;
  const startsWith = (text: string, start: string): boolean => text.toLowerCase().startsWith(start.toLowerCase());
  const rest = startsWith(path, `${prefix}/`) ? path.slice(prefix.length) : path;
  const route = browserPaths(rules).find((one) => startsWith(rest, one));
  return prefix + (route === undefined ? rest.toLowerCase() : route + rest.slice(route.length));
}

/** Returns the beginnings of the addresses, without prefix, that only the browser knows. */
export function browserPaths({ authCallbackPath, missingPages }: SiteRules): readonly string[] {
  // Neither a captcha nor reviews change which addresses are the browser's.
  return appShellPaths({ signIn: { callbackPath: authCallbackPath, mayAskForCaptcha: false }, missingPages });
}

/** A request for data or a script needs no error page in HTML. */
function isForPrograms(path: string): boolean {
  return path.startsWith('/page-data/') || path.startsWith('/assets/');
}

function redirect(path: string, query: string | undefined): Answer {
  return { kind: 'redirect', location: query === undefined ? path : `${path}?${query}` };
}

function split(target: string): readonly [string, string | undefined] {
  const mark = target.indexOf('?');
  return mark === -1 ? [target, undefined] : [target.slice(0, mark), target.slice(mark + 1)];
}

/** Undefined for a path that no page of the site can have, such as a broken escape or a way out of the folder. */
function decode(path: string): string | undefined {
  const decoded = decodeEscapes(path, decodeURI) ?? '';
  return /^\/(?!\/)/.test(decoded) && !/\\|\0|\/\.\.?(\/|$)/.test(decoded) ? decoded : undefined;
}
