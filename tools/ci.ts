import { spawn } from 'node:child_process';
import { command } from './console/command';
import { scriptOf } from './console/script-of';
import { installEngine } from './engine/install-engine';

/** One that many pages lead to, and one whose calls the back end knows. */
const SOME_FEATURES = ['journal', 'referral'];

/**
 * "npm run ci": the checks that every change has to pass, `npm test` and the core of `npm run test:vendure`. Its last line adds
 * up their last lines. The contracts on the engine leave half of a small machine idle, so they run beside the checks and tests
 * of the shop, and are printed after them. Once one of both is done, two features are removed from a copy; the nightly job removes each
 * of them.
 */
await command(async () => {
  const onEngine = installEngine().then(() => runScript(['test:vendure', '--', '--core'], 'later'));
  const ofShop = runScript(['test'], 'now');
  const onRest = Promise.race([ofShop, onEngine]).then(() =>
    runScript(['without:try', '--', ...SOME_FEATURES], 'later'),
  );
  const all = await Promise.all([ofShop, onEngine, onRest]);
  const [, engine, rest] = all;
  console.log(`\nContracts on Vendure\n${engine.output}\n${rest.output}`);
  const failed = all.reduce((sum, one) => sum + one.failed, 0);
  console.log(`\n${all.reduce((sum, one) => sum + one.passed, 0)} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
});

interface Result {
  readonly passed: number;
  readonly failed: number;
  readonly output: string;
}

/** Runs a script of package.json and reads its last line. One that ends without counting, or badly, has failed. */
function runScript(args: readonly string[], print: 'now' | 'later'): Promise<Result> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [scriptOf('npm'), 'run', '--silent', ...args], {
      stdio: ['inherit', 'pipe', 'pipe'],
    });
    let output = '';
    let said = '';
    const take = (text: string, to: NodeJS.WriteStream): void => {
      if (print === 'now') to.write(text);
      output += text;
    };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      take(text, process.stdout);
      said = (said + text).slice(-200);
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => take(text, process.stderr));
    child.on('error', reject);
    child.on('close', (code) => {
      const [, passed = 0, failed = 1] = /(\d+) passed, (\d+) failed\s*$/.exec(said)?.map(Number) ?? [];
      resolve({ passed, failed: code === 0 ? failed : Math.max(failed, 1), output });
    });
  });
}
