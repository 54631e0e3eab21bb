import { existsSync, readFileSync } from 'node:fs';
import { filesBelow } from '#tools/files-below';
import { type Footprints, parseFootprints } from './footprints';

/** The footprint of each journey in the last run of all, as far as `npm test` chooses journeys by it (docs/testing.md). */
export const FOOTPRINTS_FILE = 'test/journeys/footprints.json';

export function readFootprints(): Footprints {
  return existsSync(FOOTPRINTS_FILE) ? parseFootprints(readFileSync(FOOTPRINTS_FILE, 'utf8')) : {};
}

/** The sandbox's own code by path, without the content that it serves. */
export function readSandboxSources(): ReadonlyMap<string, string> {
  return new Map(
    filesBelow('sandbox')
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `sandbox/${name}`)
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}
