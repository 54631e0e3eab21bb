import type { Environment } from '#tools/environment';
import { buildWhenStale } from '#tools/shop/build-when-stale';
import { holdPort } from './hold-port';

/** Builds the site of the tests. Rejects when it fails, and in one line when another run builds or serves on the same port. */
export async function buildForTests(environment: Environment): Promise<void> {
  const letGo = await holdPort(environment.storefrontPort, 'TEST_PORT');
  try {
    await buildWhenStale(environment);
  } finally {
    await letGo();
  }
}
