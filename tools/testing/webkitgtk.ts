import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { installOnePackage } from '#tools/browser';
import { readPort } from '#tools/environment';
import type { Environment } from '#tools/environment';
import { answers, requireFreePort } from '#tools/shop/ports';
import { withRunningShop } from '#tools/shop/running-shop';
import { runVitest, type Tally } from './vitest-run';

/** Of Debian, each with the program that is needed of it. The driver starts the MiniBrowser that comes with it. */
const PACKAGES = { 'webkit2gtk-driver': '/usr/bin/WebKitWebDriver', xvfb: '/usr/bin/Xvfb' } as const;
const PORT = 4446;

/**
 * Walks ten steps through a shop in the WebKit of Debian, by the W3C WebDriver protocol on TEST_WEBDRIVER_PORT, on a screen in
 * memory. Rejects when it is not there and cannot be installed.
 */
export async function runInWebKitGtk(environment: Environment, args: readonly string[]): Promise<Tally> {
  for (const [name, program] of Object.entries(PACKAGES)) {
    if (!existsSync(program)) await installOnePackage([name], console.log);
    if (!existsSync(program)) throw new Error(`This walk needs the package ${name} of Debian. Install it.`);
  }
  const port = readPort('TEST_WEBDRIVER_PORT', environment.variables, PORT);
  await requireFreePort(port, 'TEST_WEBDRIVER_PORT');
  const screen = await startScreen();
  const driver = spawn(PACKAGES['webkit2gtk-driver'], [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.display },
  });
  try {
    while (!(await answers('127.0.0.1', port))) await setTimeout(100);
    const variables = {
      ...environment.variables,
      STOREFRONT_URL: environment.storefrontUrl,
      SANDBOX_URL: environment.sandboxUrl,
      WEBDRIVER_URL: `http://127.0.0.1:${port}`,
    };
    return await withRunningShop(environment, () => runVitest({ projects: ['webkitgtk'], args, variables }));
  } finally {
    driver.kill();
    screen.process.kill();
  }
}

/** Starts an invisible screen, under a number that is free. */
async function startScreen(): Promise<{ readonly process: ChildProcess; readonly display: string }> {
  const started = spawn(PACKAGES.xvfb, ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    started.stdout.setEncoding('utf8').once('data', (number: string) => resolve(`:${number.trim()}`));
    started.once('error', reject);
    started.once('exit', (code) => reject(new Error(`Xvfb ended with ${String(code)}.`)));
  });
  return { process: started, display };
}
