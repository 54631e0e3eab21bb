import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';

const run = promisify(execFile);

/**
 * Flags that let a browser run without a screen, as root and in a container, and that give steady measurements. Pages share a
 * process, which has then compiled the shop's code already.
 */
export const BROWSER_FLAGS: readonly string[] = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--renderer-process-limit=1',
  '--disable-features=SpareRendererForSitePerProcess',
];

/** The lightest first: it draws the same pages without the windows of a browser around them. */
const COMMANDS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
];
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The path of a Chromium that runs: CHROME_PATH, an installed one, Playwright's own (downloaded when need be), or, as root on
 * Debian, the distribution's package. Rejects with what to do when there is none.
 */
export async function findBrowser(say: (line: string) => void): Promise<string> {
  const chosen = process.env['CHROME_PATH'];
  if (chosen) {
    if (await runs(chosen)) return chosen;
    throw new Error(`CHROME_PATH is "${chosen}", which does not run.`);
  }
  const installed = await installedBrowser();
  if (installed !== undefined) return installed;
  if (await runs(chromium.executablePath())) return chromium.executablePath();

  say('No browser found: downloading the one of Playwright');
  await attempt(() => run('node_modules/.bin/playwright-core', ['install', 'chromium'], { timeout: 300_000 }), say);
  if (await runs(chromium.executablePath())) return chromium.executablePath();

  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium from the distribution');
    await attempt(() => run('apt-get', ['update', '-q'], { timeout: 300_000 }), say);
    for (const packaged of ['chromium-headless-shell', 'chromium']) {
      await attempt(
        () => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', packaged], { timeout: 600_000 }),
        say,
      );
      const found = await installedBrowser();
      if (found !== undefined) return found;
    }
  }
  throw new Error('The journeys need a Chromium or Chrome. Install one, or say where it is with CHROME_PATH.');
}

async function installedBrowser(): Promise<string | undefined> {
  for (const path of [...COMMANDS.flatMap(onPath), ...APPLICATIONS]) {
    if (await runs(path)) return path;
  }
  return undefined;
}

function onPath(name: string): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(':');
  return folders.map((folder) => `${folder}/${name}`).filter((path) => existsSync(path));
}

/** A browser that lacks a library is there but does not run. */
async function runs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  return run(path, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

/** Returns without an error when a way fails, so that the next one is tried. Reports why it failed. */
async function attempt(way: () => Promise<unknown>, say: (line: string) => void): Promise<void> {
  await way().catch((error: unknown) =>
    say(`That did not work: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`),
  );
}
