import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFolders, withoutGoneLinks, withoutGoneNames } from '#tools/documents/without-gone';
import { requireCommitted, trackedFiles } from '#tools/tracked-files';
import { unneededPackages, withoutGoneScripts } from './package-file';
import { whatGoes } from './what-goes';
import { withoutDemoJobs } from './workflow';

/** The document with the table of the values to replace by hand. */
const DOCUMENT = 'docs/what-to-delete.md';
const MAP = 'docs/spec-map.md';
const PACKAGE = 'package.json';
const IMAGE = ['Dockerfile', '.dockerignore'];
const WORKFLOW = '.github/workflows/ci.yml';
const SANDBOX = 'tools/shop/local-sandbox.ts';
const NO_SANDBOX = 'tools/own-shop/no-sandbox.ts';

export interface OwnShop {
  /** Packages that only the demo needed. They are still installed. */
  readonly unneeded: readonly string[];
  /** Lists the values to replace, a line for each path. */
  readonly byHand: readonly string[];
}

/**
 * Turns a checkout into a shop's own: deletes the demo with everything that needs it, removes both from the remaining files,
 * and prints each step. Throws when a change is not committed, because git is the way back.
 */
export function makeOwnShop(root: string, say: (line: string) => void): OwnShop {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  requireCommitted(root);
  const files = trackedFiles(root);
  const gone = whatGoes(root, files);
  const kept = files.filter((file) => !gone.has(file));
  const unneeded = unneededPackages(read(PACKAGE), gone, kept, read);
  const byHand = leftByHand(read(DOCUMENT));
  const sources = new Map([[SANDBOX, read(NO_SANDBOX)]]);

  const lost = withFolders(gone, [...kept, SANDBOX]);
  for (const path of lost) rmSync(join(root, path), { recursive: true, force: true });
  const { text, dropped } = withoutGoneScripts(read(PACKAGE), gone);
  sources.set(PACKAGE, text).set(WORKFLOW, withoutDemoJobs(read(WORKFLOW)));
  for (const file of IMAGE) sources.set(file, withoutGoneFiles(read(file), lost));
  for (const file of kept.filter((one) => one.endsWith('.md'))) {
    const without = withoutGoneLinks(file === MAP ? withoutGoneNames(read(file), lost) : read(file), file, lost);
    if (without !== read(file)) sources.set(file, without);
  }
  for (const [file, source] of sources) writeFileSync(join(root, file), source);

  for (const [folder, count] of byFolder(gone)) say(`deleted ${folder}: ${count === 1 ? '1 file' : `${count} files`}`);
  say(`deleted from ${PACKAGE}: ${dropped.join(', ')}`);
  say(`rewritten without what is gone: ${sources.size} files, mostly documents that led there`);
  return { unneeded, byHand };
}

/** Returns the rows of the document's table, as lines. */
function leftByHand(document: string): readonly string[] {
  return [...document.matchAll(/^\| `([^`]+)` \| (.+) \| (.+) \|$/gm)].map(
    ([, path, what = '', by = '']) =>
      `${path}: ${what}. Replace it by ${by.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')}.`,
  );
}

/** Counts files by the first two parts of their path. */
function byFolder(files: ReadonlySet<string>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const file of [...files].toSorted()) {
    const folder = file.startsWith('sandbox/') ? 'sandbox' : file.split('/').slice(0, 2).join('/');
    found.set(folder, (found.get(folder) ?? 0) + 1);
  }
  return found;
}

/** Leaves out the lines of a Dockerfile and of its list of files that name deleted files. */
function withoutGoneFiles(text: string, gone: ReadonlySet<string>): string {
  return text
    .split('\n')
    .filter((line) => !gone.has(/^(?:!|COPY )(\S+)/.exec(line)?.[1] ?? ''))
    .join('\n');
}
