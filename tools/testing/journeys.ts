import { BROWSER_FLAGS, findBrowser } from '#tools/browser';
import type { Environment } from '#tools/environment';
import { withRunningShop } from '#tools/shop/running-shop';
import type { Tally } from './vitest-run';
import { runVitest } from './vitest-run';

/** Runs the browser journeys against a shop of their own, which is built already. `args` are filters and options for Vitest. */
export async function runJourneys(environment: Environment, args: readonly string[] = []): Promise<Tally> {
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
      },
    }),
  );
}
