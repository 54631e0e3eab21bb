import { caching } from '#tools/server/caching';
import type { HostRules } from './host-rules';

/**
 * Writes the file `_headers`, which Netlify, Cloudflare Pages and others read in the root of a site. They know no types of
 * answers, so everything gets the headers of documents: an unknown address has its page anywhere. Documents and page-data are
 * asked for again by these hosts' own rule.
 */
export function headersFile({ everything, documents, captcha, prefix }: HostRules): string {
  const rules: [path: string, lines: readonly string[]][] = [
    ['/*', lines({ ...everything, ...documents })],
    ['/assets/*', lines({ 'Cache-Control': caching['/assets/'] })],
    ['/link-pictures/*', lines({ 'Cache-Control': caching.rest })],
    ...(captcha?.pages ?? []).map((page): [string, readonly string[]] => [
      `${prefix}${page}/`,
      // The first line takes back the headers of the rule for everything.
      ['! Content-Security-Policy', ...lines({ 'Content-Security-Policy': captcha?.policy ?? '' })],
    ]),
  ];
  return rules.map(([path, headers]) => `${path}\n${headers.map((line) => `  ${line}\n`).join('')}`).join('');
}

function lines(headers: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
}

/**
 * Writes the file `_redirects` of the same hosts. Lines that always mean the same page come first, as they ask; below are the
 * addresses that only the browser knows, with the app shell. Pages that miss only their slash are sent on by these hosts.
 */
export function redirectsFile({ prefix, pages, browserPaths }: HostRules): string {
  const built = new Set(pages);
  const shell = `${prefix}/app-shell/`;
  // A page of its own at the beginning, such as the cart, stays as it is: some hosts would put the shell in its place.
  const inBrowser = browserPaths.flatMap((path) =>
    built.has(path) ? [`${path}:first`, `${path}:first/*`] : [path.slice(0, -1), `${path}*`],
  );
  const slashless = pages.filter((page) => page !== '/').map((page) => page.slice(0, -1));
  const toLanguage = [
    ...[...pages, ...slashless].map((page) => `${page} ${prefix}${slashed(page)} 301`),
    ...inBrowser.map((path) => `${path} ${prefix}${slashed(path.replace('*', ':splat'))} 301`),
  ];
  const shells = inBrowser.map((path) => `${prefix}${path} ${shell} 200`);
  const rules = [...(prefix === '' ? [] : toLanguage), ...shells];
  return `${[...rules.filter(isStatic), ...rules.filter((rule) => !isStatic(rule))].join('\n')}\n`;
}

function slashed(path: string): string {
  return path.endsWith('/') || path.endsWith(':splat') ? path : `${path}/`;
}

function isStatic(rule: string): boolean {
  return !/[:*]/.test(rule);
}
