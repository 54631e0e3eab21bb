import { spawn } from 'node:child_process';
import { startSandbox } from '#sandbox/sandbox';
import { command } from './console/command';
import { step } from './console/progress';
import { ENGINE, installEngine } from './engine/install-engine';
import { loadPorts } from './engine/load-ports';
import { readTestEnvironment } from './testing/test-environment';

/**
 * "npm run engine:load -- --shoppers 200": real carts to paid orders over two servers, on a database and a payment page that
 * are gone afterwards. "--at-once 20" shoppers shop together; with "--kill" a server is killed meanwhile, with "--lose 10"
 * ten answers of a hundred get lost.
 * "--flood" sends calls of a megabyte, and says how long others wait meanwhile.
 * "--deliveries" makes "--due 1000" of "--subscriptions 10000" with two workers, of which one is killed every ten seconds.
 */
await command(async () => {
  const { sandboxPort, storefrontUrl } = readTestEnvironment(process.cwd(), process.env);
  const ports = loadPorts(process.env, sandboxPort);
  await installEngine();
  // With its content, because the engine's demo has the pictures of it.
  const sandbox = await step('Starting the payment page', () =>
    startSandbox({ port: sandboxPort, database: { kind: 'memory' }, storefrontUrl }),
  );
  try {
    await runLoad({ ...process.env, ...ports, SANDBOX_URL: sandbox.url, SHOP_URL: storefrontUrl });
  } finally {
    await sandbox.close();
  }
});

function runLoad(env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, ['dist/load/load.js', ...process.argv.slice(2)], {
    cwd: ENGINE,
    env,
    stdio: 'inherit',
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error('The load run failed.'))));
  });
}
