import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { BROWSER_FLAGS } from '#tools/browser';

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

/** Audits an address as a phone sees it: once to warm up, then several times, of which each value's median counts. */
export async function lighthouseMedian(url: string, runs: number, browser: string): Promise<Score> {
  await audit(url, browser);
  const scores: Score[] = [];
  for (let count = 0; count < runs; count += 1) scores.push(await audit(url, browser));
  const names = Object.keys(scores[0] ?? {}) as (keyof Score)[];
  return Object.fromEntries(
    names.map((name) => [name, median(scores.map((score) => score[name]))]),
  ) as unknown as Score;
}

async function audit(url: string, browser: string): Promise<Score> {
  const args = [url, '--output=json', '--quiet', '--form-factor=mobile', `--chrome-flags=${BROWSER_FLAGS.join(' ')}`];
  const { stdout } = await run('node_modules/.bin/lighthouse', args, {
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
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
