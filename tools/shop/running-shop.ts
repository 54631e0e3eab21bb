import type { Environment } from '#tools/environment';
import { startLocalSandbox } from './local-sandbox';
import { serveSite } from './serve-site';
import { siteDirectory } from './site-directory';

/** Runs something against a shop that forgets everything afterwards. Rejects when one of its ports is taken. */
export async function withRunningShop<T>(environment: Environment, run: () => Promise<T>): Promise<T> {
  const sandbox = await startLocalSandbox(environment, true);
  try {
    return await withServedSite(environment, run);
  } finally {
    await sandbox.close();
  }
}

/** Runs something against the built site. The services of the site have to run already. Rejects when its port is taken. */
export async function withServedSite<T>(environment: Environment, run: () => Promise<T>): Promise<T> {
  const storefront = await serveSite(environment, siteDirectory(environment));
  try {
    return await run();
  } finally {
    await storefront.close();
  }
}
