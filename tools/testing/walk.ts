import { BROWSER_FLAGS, type BrowserName, findBrowser } from '#tools/browser';
import type { Environment, Variables } from '#tools/environment';
import { type Journey, journeysOf } from '#tools/journeys/footprints';
import { runVitest, type Tally } from './vitest-run';

interface JourneyRun {
  /** Filters and options for Vitest. */
  readonly args?: readonly string[];
  /** Looks at each screen in some of the windows, opens some of the pages of each kind, and runs axe's rules that need paint. */
  readonly sample?: boolean;
  readonly browser?: BrowserName;
}

interface Walked {
  readonly tally: Tally;
  readonly journeys: readonly Journey[];
}

/** Runs journeys against a running shop. Rejects when there is no such browser. */
export async function walk(
  environment: Environment,
  { args = [], sample = false, browser = 'chromium' }: JourneyRun,
): Promise<Walked> {
  const journeys: Journey[] = [];
  const tally = await runVitest({
    projects: ['journeys'],
    args,
    variables: { ...(await journeyVariables(environment, browser)), ...(sample && { SAMPLE: '1' }) },
    onReport: (report) => journeys.push(...journeysOf(report)),
  });
  return { tally, journeys };
}

/** Returns the variables of journeys: where the shop is, and which browser to start. */
export async function journeyVariables(
  environment: Environment,
  browser: BrowserName = 'chromium',
): Promise<Variables> {
  return {
    ...environment.variables,
    STOREFRONT_URL: environment.storefrontUrl,
    SANDBOX_URL: environment.sandboxUrl,
    BROWSER_NAME: browser,
    BROWSER_PATH: await findBrowser(console.log, browser),
    BROWSER_FLAGS: BROWSER_FLAGS.join(' '),
  };
}
