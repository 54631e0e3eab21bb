import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Environment } from '#tools/environment';
import { filesBelow } from '#tools/files-below';
import { type Journey, journeysOf } from '#tools/journeys/footprints';
import type { VitestReport } from '#tools/testing/vitest-run';
import { WORK_FOLDER } from './build';
import { faultId, isStyle, readFaults } from './fault';
import { runWithFault } from './run-journeys';

const REPORTS = `${WORK_FOLDER}/reach`;
/** Switches nothing on. */
const NO_FAULT = 'none';
const filesAtOnce = 8;

/**
 * Runs the journeys of the core or the others once with no fault on, and keeps which faults of scripts each one comes by, and
 * which of styles its looks at screens show. Goes on where it stopped; answers whether all is known when the time is up.
 */
export async function findReach(
  environment: Environment,
  tag: 'core' | '!core',
  hasTime: () => boolean,
): Promise<boolean> {
  mkdirSync(REPORTS, { recursive: true });
  const files = filesBelow('test/journeys').filter((name) => name.endsWith('.test.ts'));
  for (let first = 0; first < files.length; first += filesAtOnce) {
    const batch = files.slice(first, first + filesAtOnce);
    const report = join(REPORTS, `${tag.replace('!', 'not-')}-${first}.json`);
    if (existsSync(report)) continue;
    if (!hasTime()) return false;
    const paths = batch.map((name) => `test/journeys/${name}`);
    const args = ['--tags-filter', tag, ...paths];
    // One look that shows a fault of a style is enough.
    const shown = new Set(readReach().flatMap(({ reached }) => reached));
    const styles = readFaults()
      .filter(isStyle)
      .map(faultId)
      .filter((id) => !shown.has(id));
    writeFileSync(report, JSON.stringify(await runWithFault(environment, NO_FAULT, args, styles)));
  }
  return true;
}

/** Journeys with the faults that they come by. */
export type Reach = readonly (Journey & { readonly reached: readonly string[] })[];

/** The journeys that pass with no fault on. */
export function readReach(): Reach {
  return readdirSync(REPORTS)
    .flatMap((name) => journeysOf(JSON.parse(readFileSync(join(REPORTS, name), 'utf8')) as VitestReport))
    .filter(({ result }) => result.status === 'passed')
    .map((journey) => {
      const { reached } = (journey.result.meta ?? {}) as { readonly reached?: readonly string[] };
      return { ...journey, reached: reached ?? [] };
    });
}
