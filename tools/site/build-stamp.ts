import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Variables } from '#tools/environment';
import { filesBelow } from '#tools/files-below';

/** Everything a build is made of, apart from content and configuration. */
const SOURCES = ['index.html', 'package-lock.json', 'vite.config.ts', 'tsconfig.json', 'public', 'src', 'tools/site'];
const STAMP_FILE = '.build-stamp';
const CONFIGURATION_FILE = '.build-configuration.json';

export interface BuildInputs {
  /** Root of the repository. */
  readonly directory: string;
  readonly variables: Variables;
  /** Undefined when the content comes from another machine, because its changes cannot be seen from here. */
  readonly contentHash: string | undefined;
}

/** Changes whenever a build would come out differently, as far as this machine can tell. */
export function buildStamp({ directory, variables, contentHash }: BuildInputs): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(directory, source)) {
      hash
        .update(`${file}\0`)
        .update(readFileSync(join(directory, file)))
        .update('\0');
    }
  }
  return hash
    .update(JSON.stringify(builtIn(variables)))
    .update(contentHash ?? '')
    .digest('hex');
}

/** The stamp of the build that lies in a folder; undefined when there is none, or it was not finished. */
function stampOf(site: string): string | undefined {
  const file = join(site, STAMP_FILE);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** True when a build now would make the same files as in the folder. Always false when the content comes from another machine. */
export function isUpToDate(site: string, inputs: BuildInputs): boolean {
  return inputs.contentHash !== undefined && stampOf(site) === buildStamp(inputs);
}

/**
 * Writes the inputs of a finished site into its folder, so that the two stay together. Hidden files are not served. The stamp is
 * written last: without it the site counts as unfinished. It was computed before the build, in case a source changed meanwhile.
 */
export function signSite(site: string, variables: Variables, stamp: string): void {
  writeFileSync(join(site, CONFIGURATION_FILE), JSON.stringify(builtIn(variables)));
  writeFileSync(join(site, STAMP_FILE), stamp);
}

/** The names of the variables that have another value now than when the site was built. */
export function changedVariables(site: string, variables: Variables): readonly string[] {
  const file = join(site, CONFIGURATION_FILE);
  if (!existsSync(file)) return [];
  const then = Object.fromEntries(JSON.parse(readFileSync(file, 'utf8')) as readonly (readonly [string, string])[]);
  const now = Object.fromEntries(builtIn(variables));
  return [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((name) => then[name] !== now[name]).sort();
}

/** The variables that a build writes into its files, in a stable order. */
function builtIn(variables: Variables): readonly (readonly [string, string])[] {
  return Object.keys(variables)
    .filter((name) => name.startsWith('VITE_'))
    .sort()
    .map((name) => [name, variables[name] ?? '']);
}

function filesOf(directory: string, source: string): readonly string[] {
  const path = join(directory, source);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [source];
  return filesBelow(path).map((name) => `${source}/${name}`);
}
