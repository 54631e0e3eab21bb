import { extraPackage } from './extra-package';
import type { Tally } from './vitest-run';
import { runVitest } from './vitest-run';

/** Imports the exported content with Contentful's own program, into a stand-in of the service. */
export async function runRealImport(): Promise<Tally> {
  const folder = await extraPackage('contentful-import');
  return runVitest({
    projects: ['node'],
    args: ['test/tools/contentful/contentful-import.test.ts'],
    variables: { ...process.env, CONTENTFUL_IMPORT: folder },
  });
}
