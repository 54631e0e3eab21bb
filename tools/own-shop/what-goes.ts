import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** The demo, with the tools and tests that have no use without it. Files that import any of it go as well. */
export const DEMO = [
  'sandbox',
  'test/sandbox',
  'test/journeys',
  'test/webkitgtk',
  'test/planted-faults',
  'tools/containers',
  'tools/contentful',
  'tools/going-live',
  'tools/planted-faults',
  'tools/shop/local-sandbox.ts',
  'tools/ci.ts',
  'test/tools/other-systems.test.ts',
  // They have done their work then.
  'tools/own-shop',
  'tools/own-shop.ts',
  'test/tools/own-shop.test.ts',
  'docs/sandbox.md',
  'docs/screens.md',
  'docs/what-to-delete.md',
] as const;

/** Helpers stand there: one is unused once the last file that imports it is gone. */
const HELPERS = /^(?:test|tools)\//;

/**
 * Returns which of a project's files a shop of its own deletes: the demo, the files that import it directly or by others as
 * they are loaded, and helpers of these alone. Paths have slashes and begin at the root.
 */
export function whatGoes(root: string, files: readonly string[]): ReadonlySet<string> {
  const imports = new Map(files.filter(isSource).map((file) => [file, importsOf(root, file)]));
  const importers = new Map<string, string[]>();
  for (const [file, targets] of imports)
    for (const target of targets) importers.set(target, [...(importers.get(target) ?? []), file]);
  const gone = new Set(files.filter((file) => DEMO.some((path) => file === path || file.startsWith(`${path}/`))));
  const isUnneeded = (file: string): boolean =>
    // The test of a tool alone keeps no tool.
    HELPERS.test(file) && (importers.get(file) ?? []).every((one) => gone.has(one) || isOnlyTest(one, file));
  // A set also iterates over elements that are added during the loop.
  for (const file of gone) {
    for (const importer of importers.get(file) ?? []) gone.add(importer);
    for (const target of imports.get(file) ?? []) if (isUnneeded(target)) gone.add(target);
  }
  return gone;
}

function isOnlyTest(importer: string, file: string): boolean {
  return importer.startsWith('test/') && file.startsWith('tools/');
}

function isSource(path: string): boolean {
  return /\.tsx?$/.test(path);
}

/** Returns the files that a file imports as it is loaded; files that load on demand are not among them. */
function importsOf(root: string, file: string): readonly string[] {
  const targets = readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|export|\}) [^;(]*?'([#.][^']+)';$/gm);
  return [...targets].flatMap(([, target = '']) => {
    const path = target.startsWith('#') ? target.slice(1) : posix.join(dirname(file), target);
    return [path, `${path}.ts`, `${path}.tsx`].filter((one) => isFile(join(root, one)));
  });
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
