import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFolders } from '#tools/documents/without-gone';
import { requireCommitted, trackedFiles } from '#tools/tracked-files';
import { Mentions } from './mentions';
import { type Held, type Pruned, Pruning } from './prune';
import { type FeatureName, featureNames, placesOf, type Removal, removals } from './removals';
import type { Traces } from './traces';

/** The test of these commands describes the shop with all of its features. */
const TEST = 'test/tools/without.test.ts';
const SOURCES = /^(?:(?:src|sandbox|tools|test)\/.+\.tsx?|src\/.+\.css)$/;

/** Returns the features of a command's words: each by its name, or all of them. Throws for any other word. */
export function namedFeatures(words: readonly string[]): readonly FeatureName[] {
  if (words.length === 1 && words[0] === 'all') return featureNames;
  const unknown = words.filter((word) => !featureNames.some((name) => name === word));
  if (words.length === 0 || unknown.length > 0)
    throw new Error(
      `${unknown.map((word) => `There is no feature "${word}". `).join('')}Name any of ${featureNames.join(', ')}, or all.`,
    );
  return featureNames.filter((name) => words.includes(name));
}

export interface Removed {
  readonly files: readonly string[];
  readonly rewritten: readonly string[];
}

/** Returns the files that removing features deletes and rewrites, and the places that would still need them. Changes nothing. */
export function planRemoval(root: string, names: readonly FeatureName[]): Pruned {
  const files = trackedFiles(root);
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const isGone = (file: string): boolean =>
    file === TEST ||
    removalsOf(names).some((removal) => placesOf(removal).some((path) => file === path || file.startsWith(`${path}/`)));
  const sources = files.filter(
    (file) => SOURCES.test(file) && !file.includes('/fixtures/') && !file.startsWith('tools/features/'),
  );
  return new Pruning(
    new Map(sources.map((file) => [file, read(file)])),
    new Set(files.filter(isGone)),
    tracesOf(names),
  ).run();
}

/**
 * Removes features from a checkout, with their traces in other files. Throws when a change is not committed, because git is
 * the way back, and when a place needs a feature that is no element of a list.
 */
export function removeFeatures(root: string, names: readonly FeatureName[]): Removed {
  requireCommitted(root);
  const { sources, gone, held } = planRemoval(root, names);
  if (held.length > 0) throw new Error(`Still needed:\n${held.map(lineOf).join('\n')}`);
  const kept = trackedFiles(root).filter((file) => !gone.has(file));
  const lost = withFolders(gone, kept);
  const texts = new Map(sources);
  const traces = tracesOf(names);
  const textOf = (file: string): string => texts.get(file) ?? readFileSync(join(root, file), 'utf8');
  const mentions = new Mentions(lost, traces, conceptsOf(names, kept));
  for (const file of kept) {
    if (!Mentions.areIn(file)) continue;
    const text = textOf(file);
    const without = mentions.leaveOutOf(file, text, textOf);
    if (without !== text) texts.set(file, without);
  }
  for (const path of lost) rmSync(join(root, path), { recursive: true, force: true });
  for (const [file, text] of texts) writeFileSync(join(root, file), text);
  return { files: [...gone], rewritten: [...texts.keys()] };
}

function removalsOf(names: readonly FeatureName[]): readonly Removal[] {
  return names.map((name) => removals[name]);
}

/** Returns the concepts of which no folder is left, not even one of an engine. */
function conceptsOf(names: readonly FeatureName[], kept: readonly string[]): readonly string[] {
  const isLeft = (concept: string): boolean => kept.some((file) => file.includes(`/plugins/${concept}/`));
  return removalsOf(names).flatMap(({ concept }) => (concept === undefined || isLeft(concept) ? [] : concept));
}

function tracesOf(names: readonly FeatureName[]): Traces {
  const all = removalsOf(names);
  return {
    kinds: all.flatMap(({ kinds }) => kinds),
    addresses: all.flatMap(({ addresses }) => addresses),
    members: all.flatMap(({ members }) => members),
    cases: all.flatMap(({ cases = [] }) => cases),
  };
}

function lineOf({ file, line, text }: Held): string {
  return `  ${file}:${line} uses ${text.split('\n', 1)[0]}`;
}
