import { readFileSync } from 'node:fs';
import { filesBelow } from '#tools/files-below';

/** The sandbox's own code by path, without the content that it serves. */
export function readSandboxSources(): ReadonlyMap<string, string> {
  return new Map(
    filesBelow('sandbox')
      .filter((name) => name.endsWith('.ts'))
      .map((name) => `sandbox/${name}`)
      .map((path) => [path, readFileSync(path, 'utf8')]),
  );
}
