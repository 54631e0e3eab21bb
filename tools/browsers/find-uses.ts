import { readFileSync } from 'node:fs';
import { filesBelow } from '#tools/files-below';
import { acceptedFeatures } from './accepted-features';
import { findInScript } from './find-in-scripts';
import { findInStyles } from './find-in-styles';
import type { Feature } from './young-features';

/** Where something is used that some supported browser does not know. */
export interface Use {
  readonly file: string;
  readonly line: number;
  readonly feature: Feature;
}

/** All uses in the scripts and styles of a folder. */
export function findUses(folder: string): readonly Use[] {
  return filesBelow(folder)
    .filter((name) => /\.(tsx?|js|css)$/.test(name))
    .flatMap((name) => usesIn(`${folder}/${name}`));
}

function usesIn(file: string): readonly Use[] {
  const code = readFileSync(file, 'utf8');
  const found = file.endsWith('.css') ? findInStyles(file, code) : findInScript(file, code);
  const lineOf = (offset: number) => code.slice(0, offset).split('\n').length;
  return found.map(({ feature, offset }) => ({ file, line: lineOf(offset), feature }));
}

/**
 * One line for every use that is not accepted. In sources an accepted use stands where the list says, and is there; in built
 * files, which hold packages too, it may stand anywhere.
 */
export function refuse(uses: readonly Use[], { isSource }: { readonly isSource: boolean }): readonly string[] {
  const stands = (file: string, place: string) =>
    !isSource || file === place || (place === '*.css' && file.endsWith('.css'));
  const acceptedAs = ({ file, feature }: Use) =>
    acceptedFeatures.find((one) => covers(one.feature, feature) && stands(file, one.in));
  const refused = uses
    .filter((use) => !acceptedAs(use))
    .map(({ file, line, feature }) => `${file}:${line} ${feature} is not known to every supported browser`);
  const met = new Set(uses.map(acceptedAs));
  const left = acceptedFeatures
    .filter((one) => isSource && /^(src\/|\*)/.test(one.in) && !met.has(one))
    .map((one) => `${one.feature} is accepted in ${one.in}, which does not use it`);
  return [...refused, ...left];
}

function covers(accepted: Feature, feature: Feature): boolean {
  return feature === accepted || feature.startsWith(`${accepted}.`);
}
