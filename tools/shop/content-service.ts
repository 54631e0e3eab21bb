import { step } from '#tools/console/progress';
import type { Environment } from '#tools/environment';
import { isLocal } from '#tools/environment';
import { answers } from './ports';

/**
 * Runs something that reads content. When the content lies on this machine and nothing answers there, a sandbox is
 * started for as long as it takes; it keeps its data in memory, so that no shop that was used before is touched.
 */
export async function withContentService(environment: Environment, run: () => Promise<void>): Promise<void> {
  const host = environment.variables['VITE_CONTENTFUL_HOST'];
  const port = Number(new URL(`http://${host ?? 'localhost'}`).port || environment.sandboxPort);
  if (!isLocal(host) || (await answers('localhost', port))) {
    await run();
    return;
  }
  const sandbox = await step('Starting the content service', async () => {
    const { startContentService } = await import('./local-sandbox');
    return startContentService(port, environment.storefrontUrl);
  });
  try {
    await run();
  } finally {
    await sandbox.close();
  }
}
