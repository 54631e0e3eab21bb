import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserType, chromium, firefox, webkit } from 'playwright-core';
import { scriptOf } from './console/script-of';

const run = promisify(execFile);

/** Browsers in which journeys can be walked. */
export const BROWSER_NAMES = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof BROWSER_NAMES)[number];

/**
 * Flags that let Chromium run without a screen, as root and in a container, and that give steady measurements. Pages share a
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

/** Where a browser can come from. */
interface Sources {
  readonly title: string;
  /** The variable that names one. */
  readonly variable: string;
  readonly playwright: BrowserType;
  readonly commands: readonly string[];
  readonly applications: readonly string[];
  /** Of Debian; the first that can be had is enough. */
  readonly packages: readonly string[];
}

const SOURCES: Readonly<Record<BrowserName, Sources>> = {
  chromium: {
    title: 'Chromium or Chrome',
    variable: 'CHROME_PATH',
    playwright: chromium,
    /** The lightest first: it draws the same pages without the windows of a browser around them. */
    commands: [
      'chromium-headless-shell',
      'chromium',
      'chromium-browser',
      'google-chrome',
      'google-chrome-stable',
      'chrome',
      'microsoft-edge',
    ],
    applications: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:/Program Files/Google/Chrome/Application/chrome.exe',
      'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
    ],
    packages: ['chromium-headless-shell', 'chromium'],
  },
  firefox: {
    title: 'Firefox',
    variable: 'FIREFOX_PATH',
    playwright: firefox,
    commands: ['firefox-esr', 'firefox'],
    applications: ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:/Program Files/Mozilla Firefox/firefox.exe'],
    packages: ['firefox-esr'],
  },
  // Playwright speaks to its own build alone: to any other by WebDriver (test/webkitgtk).
  webkit: {
    title: 'WebKit of Playwright',
    variable: 'WEBKIT_PATH',
    playwright: webkit,
    commands: [],
    applications: [],
    packages: [],
  },
};

/**
 * The path of a browser that runs: the one that CHROME_PATH, FIREFOX_PATH or WEBKIT_PATH names, an installed one, Playwright's
 * own (downloaded when need be), or, as root on Debian, the distribution's package. Rejects with instructions when there is
 * none.
 */
export async function findBrowser(say: (line: string) => void, name: BrowserName = 'chromium'): Promise<string> {
  const { title, variable, playwright, packages } = SOURCES[name];
  const chosen = process.env[variable];
  if (chosen) {
    if (await runs(chosen)) return chosen;
    throw new Error(`${variable} is "${chosen}", which does not run.`);
  }
  const installed = await installedBrowser(name);
  if (installed !== undefined) return installed;
  if (await runs(playwright.executablePath())) return playwright.executablePath();

  say(`No ${title} found: downloading the one of Playwright`);
  await attempt(() => run(process.execPath, [scriptOf('playwright-core'), 'install', name], { timeout: 300_000 }), say);
  if (await runs(playwright.executablePath())) return playwright.executablePath();

  if (packages.length > 0) {
    await installOnePackage(packages, say);
    const found = await installedBrowser(name);
    if (found !== undefined) return found;
  }
  throw new Error(`The journeys need a ${title}. Install one, or say where it is with ${variable}.`);
}

/** Installs the first of these packages that can be had, as root on Debian; elsewhere it does nothing. */
export async function installOnePackage(packages: readonly string[], say: (line: string) => void): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say(`Installing ${packages.join(' or ')} from the distribution`);
  await attempt(() => run('apt-get', ['update', '-q'], { timeout: 300_000 }), say);
  for (const packaged of packages) {
    const isInstalled = await attempt(
      () => run('apt-get', ['install', '-y', '-q', '--no-install-recommends', packaged], { timeout: 600_000 }),
      say,
    );
    if (isInstalled) return;
  }
}

async function installedBrowser(name: BrowserName): Promise<string | undefined> {
  const { commands, applications } = SOURCES[name];
  // The shell has no window to show.
  const fitting = process.env['HEADED'] ? commands.filter((command) => !command.endsWith('-headless-shell')) : commands;
  for (const path of [...fitting.flatMap(onPath), ...applications]) {
    if (await runs(path)) return path;
  }
  return undefined;
}

function onPath(name: string): readonly string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).filter((path) => existsSync(path));
}

/** A browser that lacks a library is there but does not run. On Windows none is asked: Chrome opens a window instead of answering. */
async function runs(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  if (process.platform === 'win32') return true;
  return run(path, ['--version'], { timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

/** Returns without an error when a way fails, so that the next one is tried. Reports why it failed. */
async function attempt(way: () => Promise<unknown>, say: (line: string) => void): Promise<boolean> {
  return way().then(
    () => true,
    (error: unknown) => {
      say(`That did not work: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
      return false;
    },
  );
}
