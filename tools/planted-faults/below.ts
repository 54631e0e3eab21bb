import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { WORK_FOLDER } from './build';
import { type Fault, faultId } from './fault';
import type { Mutant } from './instrument';
import { planFaults } from './plant';

const REPORT = `${WORK_FOLDER}/below.json`;

/** The report of Stryker, as far as it is used here. Lines and columns count from 1. */
interface Report {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly mutants: readonly {
          readonly location: { readonly start: Place; readonly end: Place };
          readonly replacement: string;
          readonly killedBy?: readonly string[];
        }[];
      }
    >
  >;
  readonly testFiles: Readonly<
    Record<string, { readonly tests: readonly { readonly id: string; readonly name: string }[] }>
  >;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns by the id of a fault the name of a test without a browser that finds it. Stryker runs them all, with one fault on
 * after the other. No such test looks at styles.
 */
export async function findBelow(faults: readonly Fault[]): Promise<ReadonlyMap<string, string>> {
  const { mutants } = await planFaults(faults);
  if (!existsSync(REPORT)) {
    const ranges = [...mutants.values()].map(rangeOf);
    const args = ['run', 'tools/planted-faults/stryker.config.json', '--mutate', ranges.join(',')];
    await promisify(execFile)('node_modules/.bin/stryker', args, { maxBuffer: Infinity });
  }
  const report = JSON.parse(readFileSync(REPORT, 'utf8')) as Report;
  const names = new Map(
    Object.values(report.testFiles).flatMap(({ tests }) => tests.map(({ id, name }) => [id, name])),
  );
  return new Map(
    faults.flatMap((fault) => {
      const mutant = mutants.get(faultId(fault));
      const [by] = mutant ? killersOf(mutant, report) : [];
      return by === undefined ? [] : [[faultId(fault), names.get(by) ?? by] as const];
    }),
  );
}

/** In the form in which Stryker is told where to change something: lines count from 1, columns from 0. */
function rangeOf({ file, range: { start, end } }: Mutant): string {
  return `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
}

function killersOf({ file, range, replacement }: Mutant, { files }: Report): readonly string[] {
  const found = files[file]?.mutants.find(
    ({ location, replacement: other }) =>
      other === replacement && isSame(location.start, range.start) && isSame(location.end, range.end),
  );
  if (!found) throw new Error(`Stryker says nothing of ${file}:${range.start.line + 1}: ${replacement}`);
  // A run that took too long proves nothing on a busy machine.
  return found.killedBy ?? [];
}

function isSame(reported: Place, place: Place): boolean {
  return reported.line === place.line + 1 && reported.column === place.column + 1;
}
