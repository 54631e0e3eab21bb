import { join } from 'node:path';
import { marksAfterLinks } from '#src/domain/text/url-text';
import type { Variables } from '#tools/environment';
import { filesBelow } from '#tools/files-below';
import { captchaPages, commonHeaders, contentSecurityPolicy, documentHeaders } from '#tools/security-headers';
import { browserPaths, siteRules } from '#tools/server/site-rules';

type Headers = Readonly<Record<string, string>>;

/** All that a web server has to know of a built site. Every file for a host is written from these rules. */
export interface HostRules {
  /** The name under which shoppers reach the shop: "shop.example". */
  readonly host: string;
  /** "/en-US" when the site is routed by language, else empty. */
  readonly prefix: string;
  /** The addresses of the built pages, without prefix: "/shop/". */
  readonly pages: readonly string[];
  /** The beginnings of the addresses that get the app shell, without prefix: "/account/". */
  readonly browserPaths: readonly string[];
  /** Headers of every answer, and those that only documents have besides. */
  readonly everything: Headers;
  readonly documents: Headers;
  /** The policy of the pages that may ask for a captcha, where the provider does. */
  readonly captcha?: { readonly pages: readonly string[]; readonly policy: string };
}

/** An address that shoppers may type in capitals. */
export interface AnyCase {
  /** An expression for it without its slash, as it is written in requests, with the language or without. */
  readonly pattern: string;
  readonly address: string;
  /** True for the beginning of addresses that go on with a number, a code or an id, whose case counts. */
  readonly isBeginning: boolean;
}

/** Reads the rules of the site in a folder, which was built with these variables. `html` is any document of it. */
export function hostRules(directory: string, variables: Variables, html: string): HostRules {
  const rules = siteRules(variables);
  const pages = captchaPages(variables);
  return {
    host: new URL(variables['VITE_SITE_URL'] ?? 'https://shop.example').hostname,
    prefix: rules.prefix,
    pages: pagesIn(join(directory, rules.prefix)),
    browserPaths: browserPaths(rules),
    everything: commonHeaders(true),
    documents: documentHeaders(variables, html),
    ...(pages[0] !== undefined && { captcha: { pages, policy: contentSecurityPolicy(variables, html, pages[0]) } }),
  };
}

/** The addresses of all documents but the shell, which has none. */
function pagesIn(folder: string): readonly string[] {
  return filesBelow(folder)
    .map((name) => `/${name}`)
    .filter((name) => name.endsWith('/index.html') && !name.startsWith('/app-shell/'))
    .map((name) => name.slice(0, -'index.html'.length))
    .sort();
}

/** Returns the beginnings of the browser's addresses and the pages, by expressions that find them in any case. */
export function anyCase({ prefix, pages, browserPaths }: HostRules): readonly AnyCase[] {
  const escaped = (path: string): string => encodeURI(path).replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&');
  const found = (path: string, isBeginning: boolean): AnyCase => ({
    pattern: `(?:${escaped(prefix)})?${escaped(path.slice(0, -1))}`,
    address: prefix + encodeURI(path),
    isBeginning,
  });
  return [...browserPaths.map((path) => found(path, true)), ...pages.map((path) => found(path, false))];
}

/** A regular expression for marks behind a link, as they are written in requests. Browsers write a quotation mark as an escape. */
export const marks = `(?:${Array.from(marksAfterLinks)
  .flatMap((mark) => [...(mark === '"' ? [] : [`\\${mark}`]), `%${mark.charCodeAt(0).toString(16)}`])
  .join('|')})+`;

/** Returns a regular expression for one of several paths: "(?:account|group-order/estimate)". */
export function anyOf(paths: readonly string[]): string {
  const escaped = paths.map((path) => path.replaceAll(/^\/|\/$/g, '').replaceAll(/[.+*?^$()[\]{}|\\]/g, '\\$&'));
  return `(?:${escaped.join('|')})`;
}
