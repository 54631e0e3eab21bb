import { tmpdir } from 'node:os';
import { type Browser, type BrowserContext, chromium, firefox, webkit } from 'playwright-core';
import type { BrowserName } from '#tools/browser';
import { leftToChromium, partOfName } from '#tools/journeys/in-other-browsers';
import { browserChoice } from './browser-choice';

const { BROWSER_NAME, BROWSER_PATH, SAMPLE } = process.env;

const { headless, args } = browserChoice(process.env);

/** The browser under test, by its engine. */
export const browserName = (BROWSER_NAME ?? 'chromium') as BrowserName;

/** Firefox as its makers build it, which Playwright drives by WebDriver BiDi; its own build speaks a protocol of Playwright's. */
const byBidi = browserName === 'firefox' && BROWSER_PATH !== firefox.executablePath();

/** Root's Firefox refuses a home that is somebody else's, as homes in containers are. */
const env = { ...process.env, HOME: tmpdir() };

/** Starts the browser that `npm run e2e` has found. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = BROWSER_PATH ?? '/usr/bin/chromium';
  if (browserName === 'webkit') return webkit.launch({ executablePath, headless });
  if (browserName === 'firefox')
    return byBidi ? launchByBidi(executablePath) : firefox.launch({ executablePath, env, headless });
  return chromium.launch({ executablePath, args: [...args], headless });
}

/** Returns the reason why this browser leaves a journey to Chromium; undefined when it walks it. */
export function reasonToSkip(journey: string): string | undefined {
  if (browserName === 'chromium') return undefined;
  const left = Object.keys(leftToChromium).find(
    (name) => partOfName(name) !== '' && journey.startsWith(partOfName(name)),
  );
  return left === undefined ? undefined : leftToChromium[left];
}

/** Makes up for the gaps of the browser's protocol. */
export async function prepareContext(context: BrowserContext): Promise<void> {
  if (!byBidi) return;
  // Playwright fills in a field by setting the property that React watches, which then takes no notice.
  await context.addInitScript(() => {
    const insert = (text: string): void => {
      const field = document.activeElement;
      const kind = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
      // Everything in the field is selected by now.
      Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
      field?.dispatchEvent(new InputEvent('input', { data: text, bubbles: true }));
    };
    Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => undefined });
  });
}

interface BidiSession {
  send: (method: string, params: unknown) => Promise<unknown>;
}

interface BidiConnection {
  readonly _connection: { readonly toImpl: (browser: Browser) => { readonly _browserSession: BidiSession } };
}

async function launchByBidi(executablePath: string): Promise<Browser> {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    env,
    headless,
    firefoxUserPrefs: {
      // Contexts cannot ask for it.
      'ui.prefersReducedMotion': SAMPLE === undefined ? 0 : 1,
      // As in Chromium, Playwright loses sight of a page that Back takes out of the browser's memory.
      'browser.sessionhistory.max_total_viewers': 0,
    },
  });
  // Firefox has no such command before version 154, and Playwright sends it for every visitor.
  const session = (firefox as unknown as BidiConnection)._connection.toImpl(browser)._browserSession;
  const send = session.send.bind(session);
  session.send = async (method, params) =>
    method === 'emulation.setMediaFeaturesOverride' ? {} : send(method, params);
  return browser;
}
