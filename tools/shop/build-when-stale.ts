import { fork } from 'node:child_process';
import type { Environment } from '#tools/environment';
import { isUpToDate } from '#tools/site/build-stamp';
import { buildInputs, siteDirectory } from './site-directory';

/**
 * Builds the site when sources, content or configuration changed since. The build has a process of its own: it renders with
 * React's production code, which a process takes once and for all. It ends when this one does, however that ends. Rejects when
 * it fails.
 */
export async function buildWhenStale(environment: Environment): Promise<void> {
  const directory = siteDirectory(environment);
  if (isUpToDate(directory, await buildInputs(environment))) return;
  console.log('Building the storefront');
  await new Promise<void>((resolve, reject) => {
    const child = fork('tools/build.ts', { env: { ...environment.variables } });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error('The storefront was not built.'))));
  });
}
