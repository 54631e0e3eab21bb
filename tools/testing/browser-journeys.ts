import type { BrowserName } from '#tools/browser';
import { messageOf } from '#tools/console/format';
import type { Environment } from '#tools/environment';
import type { Journey } from '#tools/journeys/footprints';
import { fileOf } from '#tools/journeys/footprints-file';
import {
  leftToChromium,
  partOfName,
  walkedAtEveryChange,
  walkedInOtherBrowsers,
} from '#tools/journeys/in-other-browsers';
import { withRunningShop } from '#tools/shop/running-shop';
import { addTallies, type Tally } from './vitest-run';
import { walk } from './walk';

/** Walks in Firefox, against a running shop, the journey that every change walks there. Without a Firefox that is a failure. */
export async function runInFirefox(environment: Environment): Promise<Tally> {
  console.log('\nIn Firefox');
  return walkNamed(environment, 'firefox', [walkedAtEveryChange], true).catch((error: unknown) => ({
    passed: 0,
    failed: 1,
    failures: [`in Firefox: ${messageOf(error)}`],
  }));
}

/** Runs the journeys that other browsers walk, or those of them whose name has one of the words, in full depth. */
export async function runJourneysInBrowser(
  environment: Environment,
  browser: BrowserName,
  words: readonly string[],
): Promise<Tally> {
  const all = Object.keys(walkedInOtherBrowsers);
  const names = words.length === 0 ? all : all.filter((name) => words.some((word) => name.includes(word)));
  if (names.length === 0) throw new Error(`No journey that ${browser} walks is called "${words.join('" or "')}".`);
  const tally = await withRunningShop(environment, () => walkNamed(environment, browser, names, false));
  console.log('\nLeft to Chromium:');
  for (const [name, reason] of Object.entries(leftToChromium)) console.log(`  ${name.replace(/: $/, '')}: ${reason}`);
  return tally;
}

async function walkNamed(
  environment: Environment,
  browser: BrowserName,
  names: readonly string[],
  sample: boolean,
): Promise<Tally> {
  const files = [...new Set(names.map(fileOf))];
  const parts = names.map(partOfName).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const { tally, journeys } = await walk(environment, { args: [...files, '-t', parts.join('|')], sample, browser });
  const isWalked = (name: string): boolean => journeys.some((journey) => isCalled(journey, name));
  // A journey that has another name by now must not be left out unnoticed.
  const missing = names.filter((name) => !isWalked(name)).map((name) => `there is no journey "${name}"`);
  return addTallies([tally, { passed: 0, failed: missing.length, failures: missing }]);
}

function isCalled({ file, fullName, result }: Journey, name: string): boolean {
  return ['passed', 'failed'].includes(result.status) && file === fileOf(name) && fullName.includes(partOfName(name));
}
