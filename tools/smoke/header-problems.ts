import { commonHeaders, documentHeaders } from '#tools/security-headers';
import type { Answer, ReleasedShop } from './released-shop';

/** Seconds: browsers and their lists of sites that are HTTPS only ask for a year. */
const shortestHsts = 31_536_000;

/** Seconds that a file with a hash in its name is kept: for ever, as far as hosts can say so. */
const longestKept = 31_536_000;

const policy = 'content-security-policy';
const hsts = 'strict-transport-security';

/**
 * Finds the problems in the headers of a page, of one that only the browser knows, of the page of 404, and of a script and a
 * stylesheet: they have to be those that the build's configuration asks for.
 */
export async function headerProblems(shop: ReleasedShop): Promise<readonly string[]> {
  const home = `${shop.prefix}/`;
  const documents = [home, `${home}account/login/`, `${home}account/`, `${home}no-such-page/`];
  const problems: string[] = [];
  for (const path of documents) problems.push(...documentProblems(shop, path, await shop.ask(path)));
  const { text } = await shop.ask(home);
  const files = [...text.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  if (files.length === 0) problems.push(`${home} names no script and no stylesheet below /assets/.`);
  for (const ending of ['.js', '.css']) {
    const file = files.find((path) => path.endsWith(ending));
    if (file !== undefined) problems.push(...fileProblems(shop, file, await shop.ask(file)));
  }
  const build = '/page-data/app-data.json';
  return [...problems, ...freshnessProblems(build, await shop.ask(build))];
}

function documentProblems(shop: ReleasedShop, path: string, { headers, text }: Answer): readonly string[] {
  const withoutLanguage = path.slice(shop.prefix.length);
  const wanted = { ...commonHeaders(shop.isHttps), ...documentHeaders(shop.variables, text, withoutLanguage) };
  return [...headerDifferences(path, wanted, headers), ...freshnessProblems(path, { headers })];
}

function fileProblems(shop: ReleasedShop, path: string, { status, headers }: Answer): readonly string[] {
  if (status !== 200) return [`${path} answers ${status}: the home page asks for it.`];
  const caching = headers.get('cache-control') ?? '';
  const isKept = secondsOf(caching, 'max-age') >= longestKept && /\bimmutable\b/.test(caching);
  return [
    ...headerDifferences(path, commonHeaders(shop.isHttps), headers),
    ...(isKept ? [] : [`${path} may be kept for ever, and its Cache-Control says ${said(caching)}.`]),
    ...(headers.has('content-encoding') ? [] : [`${path} is not compressed.`]),
  ];
}

/** A browser that keeps a page or the id of the build shows the shop as it was. */
function freshnessProblems(path: string, { headers }: Pick<Answer, 'headers'>): readonly string[] {
  const caching = headers.get('cache-control') ?? '';
  const isAskedAgain = /\bno-(?:cache|store)\b/.test(caching) || /\bmax-age=0\b/.test(caching);
  return isAskedAgain
    ? []
    : [`${path} must be asked for again at each visit, and its Cache-Control says ${said(caching)}.`];
}

function headerDifferences(
  path: string,
  wanted: Readonly<Record<string, string>>,
  headers: Headers,
): readonly string[] {
  return Object.entries(wanted).flatMap(([name, value]) => {
    const given = headers.get(name);
    if (given === null) return [`${path} has no header ${name}.`];
    if (name.toLowerCase() === policy) return policyDifferences(path, value, given);
    if (name.toLowerCase() === hsts)
      return secondsOf(given, 'max-age') >= shortestHsts
        ? []
        : [`${path}: ${name} is for less than a year: ${said(given)}.`];
    return given === value ? [] : [`${path}: ${name} is ${said(given)}, and should be ${said(value)}.`];
  });
}

/** A host may order directives as it likes. */
function policyDifferences(path: string, wanted: string, given: string): readonly string[] {
  const [right, found] = [directivesOf(wanted), directivesOf(given)];
  return [...new Set([...right.keys(), ...found.keys()])].flatMap((name) =>
    right.get(name) === found.get(name)
      ? []
      : [`${path}: ${name} of the policy is ${said(found.get(name))}, and should be ${said(right.get(name))}.`],
  );
}

function directivesOf(text: string): ReadonlyMap<string, string> {
  return new Map(
    text
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name !== '')
      .map(([name = '', ...sources]) => [name, sources.sort().join(' ')]),
  );
}

function secondsOf(value: string, directive: string): number {
  return Number(new RegExp(`\\b${directive}=(\\d+)`).exec(value)?.[1] ?? -1);
}

function said(value: string | undefined): string {
  return value === undefined || value === '' ? 'nothing' : `"${value}"`;
}
