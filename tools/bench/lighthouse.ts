import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BROWSER_FLAGS } from '#tools/browser';
import { extraPackage } from '#tools/testing/extra-package';

/** Scores from 0 to 100; times in milliseconds. */
export interface Score {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly totalBlockingTime: number;
  readonly cumulativeLayoutShift: number;
  /** Of the main thread, while the page loads. */
  readonly longestTask: number;
  /** All that keeps the main thread busy. */
  readonly mainThread: number;
}

interface Audit {
  readonly numericValue?: number;
  readonly details?: { readonly items?: readonly { readonly duration?: number }[] };
}

/** The report of Lighthouse, as far as it is used here. */
interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, Audit>>;
}

const run = promisify(execFile);
const LARGEST_REPORT = 64 * 1024 * 1024;

interface Rounds {
  readonly runs: number;
  /** As many times the processor is slowed; four times makes a usual machine a phone. */
  readonly slowed: number;
  /** The browser's path. */
  readonly browser: string;
}

/**
 * Audits addresses as a phone sees them: each once to warm up, then all of them in turn, so that a change of the machine meets
 * all alike. Each value is the median of its runs.
 */
export async function lighthouseMedians(
  addresses: Readonly<Record<string, string>>,
  { runs, slowed, browser }: Rounds,
): Promise<Readonly<Record<string, Score>>> {
  const known = Object.entries(addresses);
  const program = join(await extraPackage('lighthouse'), 'cli/index.js');
  const audit = (url: string): Promise<Score> => auditWith(program, url, slowed, browser);
  for (const [, address] of known) await audit(address);
  const rounds: Score[][] = [];
  for (let round = 0; round < runs; round += 1) {
    const scores: Score[] = [];
    for (const [, address] of known) scores.push(await audit(address));
    rounds.push(scores);
  }
  return Object.fromEntries(
    known.map(([name], page) => [name, medians(rounds.flatMap((scores) => scores[page] ?? []))]),
  );
}

function medians(scores: readonly Score[]): Score {
  const names = Object.keys(scores[0] ?? {}) as (keyof Score)[];
  return Object.fromEntries(
    names.map((name) => [name, median(scores.map((score) => score[name]))]),
  ) as unknown as Score;
}

async function auditWith(program: string, url: string, slowed: number, browser: string): Promise<Score> {
  const args = [
    program,
    url,
    '--output=json',
    '--quiet',
    '--form-factor=mobile',
    `--throttling.cpuSlowdownMultiplier=${slowed}`,
    `--chrome-flags=${BROWSER_FLAGS.join(' ')}`,
  ];
  const { stdout } = await run(process.execPath, args, {
    env: { ...process.env, CHROME_PATH: browser },
    maxBuffer: LARGEST_REPORT,
  });
  const { categories, audits } = JSON.parse(stdout) as LighthouseReport;
  const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaint: Math.round(value('first-contentful-paint')),
    largestContentfulPaint: Math.round(value('largest-contentful-paint')),
    totalBlockingTime: Math.round(value('total-blocking-time')),
    cumulativeLayoutShift: Number(value('cumulative-layout-shift').toFixed(3)),
    longestTask: Math.round(
      Math.max(0, ...(audits['long-tasks']?.details?.items ?? []).map(({ duration = 0 }) => duration)),
    ),
    mainThread: Math.round(value('mainthread-work-breakdown')),
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
