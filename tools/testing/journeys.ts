import { BROWSER_FLAGS, findBrowser } from '#tools/browser';
import type { Environment } from '#tools/environment';
import { withRunningShop } from '#tools/shop/running-shop';
import type { Tally } from './vitest-run';
import { runVitest } from './vitest-run';

export interface JourneyOptions {
  /** Filters and options for Vitest. */
  readonly args?: readonly string[];
  /** Looks at each screen in some of the windows, and opens some of the pages of each kind. */
  readonly sample?: boolean;
}

/** Runs the browser journeys against a shop of their own, which is built already. */
export async function runJourneys(
  environment: Environment,
  { args = [], sample = false }: JourneyOptions = {},
): Promise<Tally> {
  const browser = await findBrowser(console.log);
  return withRunningShop(environment, () =>
    runVitest({
      projects: ['journeys'],
      args,
      variables: {
        ...environment.variables,
        STOREFRONT_URL: environment.storefrontUrl,
        SANDBOX_URL: environment.sandboxUrl,
        CHROME_PATH: browser,
        CHROME_FLAGS: BROWSER_FLAGS.join(' '),
        ...(sample && { SAMPLE: '1' }),
      },
    }),
  );
}
