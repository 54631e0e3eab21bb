import { spawn } from 'node:child_process';
import { command } from './console/command';
import { installEngine } from './engine/install-engine';

/**
 * "npm run ci": what every change has to pass, `npm test` and then the core of `npm run test:vendure`. Its last line adds up their
 * last lines.
 */
await command(async () => {
  // The engine is compiled beside the checks.
  const [shop] = await Promise.all([runScript(['test']), installEngine()]);
  console.log('\nContracts on Vendure');
  const engine = await runScript(['test:vendure', '--', '--core']);
  const failed = shop.failed + engine.failed;
  console.log(`\n${shop.passed + engine.passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a script of package.json and reads its last line. One that ends without counting, or badly, has failed. */
function runScript(args: readonly string[]): Promise<Counts> {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', ['run', '--silent', ...args], { stdio: ['inherit', 'pipe', 'inherit'] });
    let end = '';
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      end = (end + chunk.toString()).slice(-200);
    });
    child.on('error', reject);
    child.on('close', (code) => {
      const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(end)?.map(Number) ?? [];
      resolve({ passed, failed: code === 0 ? failed : Math.max(failed, 1) });
    });
  });
}
