import type { Environment } from '#tools/environment';
import type { Running } from './local-sandbox';
import { startLocalSandbox } from './local-sandbox';
import { requireFreePort } from './ports';
import { printAddresses } from './print-addresses';
import { serveSite } from './serve-site';
import { siteDirectory } from './site-directory';
import { untilStopped } from './until-stopped';

/** Starts sandbox and storefront, with something to do in between, and stays up until Ctrl-C. */
export async function runShop(environment: Environment, beforeServing: () => Promise<void>): Promise<void> {
  await requireFreePort(environment.storefrontPort, 'PORT');
  const running: Running[] = [];
  try {
    if (environment.usesSandbox) running.unshift(await startLocalSandbox(environment));
    await beforeServing();
    running.unshift(await serveSite(environment, siteDirectory(environment)));
  } catch (error) {
    for (const one of running) await one.close();
    throw error;
  }
  printAddresses(environment);
  await untilStopped(running);
}
