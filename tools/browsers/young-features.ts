import type { CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import compatData from '@mdn/browser-compat-data/forLegacyNode';
import { readSupportedBrowsers } from './supported-browsers';

const { api, css, javascript } = compatData;

/** A feature by its path in the compatibility data of MDN: "api.URL.canParse_static". */
export type Feature = string;

const oldest = readSupportedBrowsers().map(({ name, version }) => ({
  browser: (name === 'ios_saf' ? 'safari_ios' : name) as keyof CompatStatement['support'],
  version,
}));

/** True when some supported browser does not know it, or only with a flag or a prefix. */
function isYoung(compat: CompatStatement): boolean {
  return oldest.some(({ browser, version }) => {
    const support = compat.support[browser];
    return support !== undefined && ![support].flat().some((statement) => isKnown(statement, version));
  });
}

function isKnown(statement: SimpleSupportStatement, version: string): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName } = statement;
  if (typeof added !== 'string' || added === 'preview' || flags || prefix || otherName) return false;
  const isGone = typeof removed === 'string' && !isLater(removed, version);
  return !isGone && !isLater(added.replace('≤', ''), version);
}

function isLater(version: string, than: string): boolean {
  const [mine = 0, minor = 0] = version.split('.').map(Number);
  const [other = 0, otherMinor = 0] = than.split('.').map(Number);
  return mine > other || (mine === other && minor > otherMinor);
}

function young(feature: Feature, identifier: Identifier | undefined): Feature | undefined {
  return identifier?.__compat && isYoung(identifier.__compat) ? feature : undefined;
}

function own(parent: Identifier | undefined, name: string): Identifier | undefined {
  return parent && name !== '__compat' && Object.hasOwn(parent, name) ? parent[name] : undefined;
}

const builtins = javascript['builtins'];

/** The objects that every page has by a name of their own, and their kinds. */
const globals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    window: 'Window',
    globalThis: 'Window',
    self: 'Window',
    document: 'Document',
    navigator: 'Navigator',
    history: 'History',
    location: 'Location',
    performance: 'Performance',
    crypto: 'Crypto',
  }),
);

/** Of a name that stands by itself, `requestIdleCallback` or `Iterator`. */
export function youngGlobal(name: string): Feature | undefined {
  return (
    young(`javascript.builtins.${name}`, own(builtins, name)) ??
    young(`api.${name}`, own(api, name)) ??
    young(`api.Window.${name}`, own(own(api, 'Window'), name))
  );
}

/** Of `object.name`, where the object is known by its name: `URL.canParse`, `navigator.share`. */
export function youngMemberOf(object: string, name: string): Feature | undefined {
  const known = globals.get(object);
  if (known !== undefined) return young(`api.${known}.${name}`, own(own(api, known), name));
  return (
    young(`javascript.builtins.${object}.${name}`, own(own(builtins, object), name)) ??
    young(`api.${object}.${name}_static`, own(own(api, object), `${name}_static`))
  );
}

/** Kinds whose objects a page has without naming the kind, and whose methods have names of their own. */
const kinds =
  /^(javascript\.builtins\.(?!Iterator)\w+|api\.((HTML\w*|SVG)?Element|\w*Event|EventTarget|Document|Node|Range|Selection|Response|Request|Headers|Blob|FormData|AbortSignal|URLSearchParams|Animation|ShadowRoot|CSSStyleSheet|MediaQueryList))$/;

/** By the name of a member, the kinds with a member of that name. */
const members = new Map<string, { readonly feature: Feature; readonly isYoung: boolean }[]>();
for (const [root, parents] of Object.entries({ api, 'javascript.builtins': builtins ?? {} }))
  for (const [parent, children] of Object.entries(parents as Record<string, Identifier>)) {
    if (!kinds.test(`${root}.${parent}`) || !children.__compat || isYoung(children.__compat)) continue;
    for (const [name, { __compat: compat }] of Object.entries(children as Record<string, Identifier>))
      if (name !== '__compat' && compat?.status?.standard_track)
        members.set(name, [
          ...(members.get(name) ?? []),
          { feature: `${root}.${parent}.${name}`, isYoung: isYoung(compat) },
        ]);
  }

/** Of `something.name()`: young when nothing that supported browsers know has such a method. */
export function youngMethod(name: string): Feature | undefined {
  const all = members.get(name);
  return all?.every((one) => one.isYoung) ? all[0]?.feature : undefined;
}

/** Of an event that somebody listens for: `scrollend`. */
export function youngEvent(name: string): Feature | undefined {
  return youngMethod(`${name}_event`);
}

/** Of the language itself, by its path: `regular_expressions.lookbehind_assertion`. */
export function youngSyntax(path: string): Feature | undefined {
  const found = path.split('.').reduce<Identifier | undefined>(own, javascript);
  if (!found) throw new Error(`The compatibility data has no javascript.${path}`);
  return young(`javascript.${path}`, found);
}

/** Of CSS, by the way to it: `properties`, `color`, `red`. */
export function youngInStyles(...path: readonly string[]): Feature | undefined {
  return young(['css', ...path].join('.'), path.reduce<Identifier | undefined>(own, css));
}

/** Functions of CSS stand in groups: `css.types.color.color-mix`. */
const styleFunctions = new Map<string, Feature>();
function gather(types: Identifier, path: string): void {
  for (const [name, type] of Object.entries(types as Record<string, Identifier>)) {
    if (name === '__compat') continue;
    const feature = young(`${path}.${name}`, type);
    if (feature !== undefined) styleFunctions.set(name, feature);
    gather(type, `${path}.${name}`);
  }
}
gather(css['types'] ?? {}, 'css.types');

/** Of a function in a value of CSS: `light-dark`. */
export function youngStyleFunction(name: string): Feature | undefined {
  return styleFunctions.get(name);
}
