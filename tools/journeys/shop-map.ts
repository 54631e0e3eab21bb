import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { languagePrefix } from '#src/composition/configuration/configuration';
import { readConfiguration } from '#src/composition/configuration/read-configuration';
import { createContainer } from '#src/composition/create-container';
import { matchRoute, PageRoutes } from '#src/ui/shell/page-route';
import type { Environment } from '#tools/environment';
import { siteDirectory } from '#tools/shop/site-directory';
import { type Part, PARTS_FILE } from '#tools/site/parts';

/** Maps a browser's names back to those in the sources. */
export interface ShopMap {
  /** Kinds of page that the shop has. */
  readonly pages: readonly string[];
  readonly signInMethods: readonly string[];
  readonly parts: readonly Part[];
  /** The kind of page at a path; undefined for a path without a page of this shop. */
  pageOf(path: string): string | undefined;
  /** The call without its variable parts. */
  routeOf(call: string): string;
  /** The part whose script this is; undefined for a script of several parts. */
  partOf(script: string): string | undefined;
}

const document = 'contracts/shop-api.openapi.yaml';

/** Of the shop that is built. */
export function readShopMap(environment: Environment): ShopMap {
  const configuration = readConfiguration(environment.variables);
  const container = createContainer(configuration);
  const routes = container.get(PageRoutes);
  const prefix = languagePrefix(configuration);
  const partsFile = join(siteDirectory(environment), PARTS_FILE);
  const parts = existsSync(partsFile) ? (JSON.parse(readFileSync(partsFile, 'utf8')) as readonly Part[]) : [];
  const partNames = new Map(parts.map(({ file, name }) => [`/${file}`, name]));
  return {
    pages: [...new Set(routes.map(({ name }) => name))],
    signInMethods: configuration.signIn.methods,
    parts,
    pageOf: (path) =>
      path.startsWith(`${prefix}/`) ? matchRoute(routes, path.slice(prefix.length))?.route.name : undefined,
    routeOf: routeNames(operations(readFileSync(document, 'utf8'))),
    partOf: (script) => partNames.get(script),
  };
}

/** "PATCH /api/orders/{number}", those with fewer parameters first: they are meant where both fit. */
function operations(text: string): readonly string[] {
  const { paths } = parse(text) as { readonly paths: Readonly<Record<string, object>> };
  const parameters = (operation: string): number => operation.split('{').length;
  return Object.entries(paths)
    .flatMap(([path, calls]) => Object.keys(calls).map((method) => `${method.toUpperCase()} ${path}`))
    .sort((one, other) => parameters(one) - parameters(other));
}

/** The operation of the document that a call is; of all others without parts that look like an id or a sku. */
export function routeNames(known: readonly string[]): (call: string) => string {
  const patterns = known.map((name) => ({ name, pattern: new RegExp(`^${name.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`) }));
  return (call) =>
    patterns.find(({ pattern }) => pattern.test(call))?.name ?? call.replaceAll(/\/(?!v\d)[^/]*[\dA-Z][^/]*/g, '/*');
}
