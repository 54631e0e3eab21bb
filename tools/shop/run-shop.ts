import type { Environment } from '#tools/environment';
import { requireFreePort } from './ports';
import type { Address } from './print-addresses';
import { printAddresses } from './print-addresses';
import { serveSite } from './serve-site';
import { siteDirectory } from './site-directory';
import type { Running } from './until-stopped';
import { untilStopped } from './until-stopped';

export interface ShopRun {
  readonly environment: Environment;
  /** Runs when the sandbox is up. Processes that it starts and gives to `keep` are stopped with the rest. */
  readonly beforeServing: (keep: (one: Running) => void) => Promise<void>;
  /** Printed beside the addresses of storefront and sandbox. */
  readonly alsoThere?: readonly Address[];
}

/** Starts sandbox and storefront, with something to do in between, and stays up until Ctrl-C. */
export async function runShop({ environment, beforeServing, alsoThere = [] }: ShopRun): Promise<void> {
  await requireFreePort(environment.storefrontPort, 'PORT');
  const running: Running[] = [];
  try {
    running.unshift(...(await startSandboxOf(environment)));
    await beforeServing((one) => running.unshift(one));
    running.unshift(await serveSite(environment, siteDirectory(environment)));
  } catch (error) {
    for (const one of running) await one.close();
    throw error;
  }
  printAddresses(environment, alsoThere);
  await untilStopped(running);
}

/** Starts the sandbox where the configuration names this machine. It is loaded for that alone. */
export async function startSandboxOf(environment: Environment): Promise<readonly Running[]> {
  if (!environment.usesSandbox) return [];
  const { startLocalSandbox } = await import('./local-sandbox');
  return [await startLocalSandbox(environment)];
}
