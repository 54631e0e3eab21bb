import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scriptOf } from '#tools/console/script-of';
import type { StepResult } from '#tools/console/step';
import type { Variables } from '#tools/environment';

/** The numbers of passed and failed tests, and the names of the failed ones. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
}

export const EMPTY_TALLY: Tally = { passed: 0, failed: 0, failures: [] };

/** The output of Vitest's JSON reporter, as far as it is used here. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly VitestResult[];
  }[];
}

export interface VitestResult {
  readonly fullName: string;
  readonly status: string;
  /** Milliseconds; missing for a test that did not run. */
  readonly duration?: number | null;
  readonly tags?: readonly string[];
  /** The notes of the test for readers of the report. */
  readonly meta?: object;
}

export interface VitestRun {
  readonly projects: readonly string[];
  /** Filters and options as on the command line. */
  readonly args?: readonly string[];
  /** Runs only tests that import one of these files, directly or through others. */
  readonly relatedTo?: readonly string[];
  readonly variables: Variables;
  /** Receives the report, for callers that need more than the tally. */
  readonly onReport?: (report: VitestReport) => void;
}

/** Runs Vitest with its own output on the console and tallies the results. */
export async function runVitest({ projects, args = [], relatedTo, variables, onReport }: VitestRun): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'vitest-'));
  // A PostgreSQL that a test starts has a user of its own, who keeps its data below.
  chmodSync(folder, 0o755);
  const report = join(folder, 'report.json');
  const selection = projects.flatMap((project) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const start = relatedTo ? ['related', '--run', ...relatedTo] : ['run'];
  const code = await spawnVitest([...start, ...selection, ...reporters, '--passWithNoTests', ...args], {
    ...variables,
    // Temporary files of tests are removed with the report. Windows has two other names for the place.
    TMPDIR: folder,
    TEMP: folder,
    TMP: folder,
  });
  const written = existsSync(report) ? readFileSync(report, 'utf8') : undefined;
  rmSync(folder, { recursive: true });
  if (written !== undefined) {
    const read = JSON.parse(written) as VitestReport;
    onReport?.(read);
    return tally(read, code);
  }
  return code === 0 ? EMPTY_TALLY : { passed: 0, failed: 1, failures: [`${projects.join(', ')}: no report`] };
}

/**
 * Counts tests. A file that could not even be loaded counts as one failure, and so does a run that failed although every test
 * passed, such as one with an unhandled rejection. Skipped tests count as nothing.
 */
export function tally(report: VitestReport, exitCode: number): Tally {
  const tests = report.testResults.flatMap((file) => file.assertionResults);
  const failures = [
    ...tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName.trim()),
    ...report.testResults
      .filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed))
      .map(({ name }) => name),
  ];
  if (failures.length === 0 && exitCode !== 0) failures.push('errors outside of tests (see above)');
  return { passed: tests.filter(({ status }) => status === 'passed').length, failed: failures.length, failures };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, one) => ({
      passed: sum.passed + one.passed,
      failed: sum.failed + one.failed,
      failures: [...sum.failures, ...one.failures],
    }),
    EMPTY_TALLY,
  );
}

/** Each step counts as one test. */
export function tallySteps(results: readonly StepResult[]): Tally {
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

function isFailed({ status }: { readonly status: string }): boolean {
  return status === 'failed';
}

function spawnVitest(args: readonly string[], variables: Variables): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [scriptOf('vitest'), ...args], { stdio: 'inherit', env: { ...variables } });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
