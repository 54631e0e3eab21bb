import type { Environment } from '#tools/environment';
import { startLocalSandbox } from './local-sandbox';
import { serveSite } from './serve-site';
import { siteDirectory } from './site-directory';

/** Runs something against a shop that forgets everything afterwards. Rejects when one of its ports is taken. */
export async function withRunningShop<T>(environment: Environment, run: () => Promise<T>): Promise<T> {
  const sandbox = await startLocalSandbox(environment, true);
  try {
    const storefront = await serveSite(environment, siteDirectory(environment));
    try {
      return await run();
    } finally {
      await storefront.close();
    }
  } finally {
    await sandbox.close();
  }
}
