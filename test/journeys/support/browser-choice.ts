import type { Variables } from '#tools/environment';

/** The wishes for the browser that journeys start. */
export interface BrowserChoice {
  readonly headless: boolean;
  /** Flags for Chromium. */
  readonly args: readonly string[];
  /** True when everything that a visitor does and sees is recorded. */
  readonly isTraced: boolean;
}

/** Reads the settings of people: HEADED=1 shows the browser on the screen, TRACE=1 records each visitor. */
export function browserChoice({ HEADED, TRACE, BROWSER_FLAGS = '--no-sandbox' }: Variables): BrowserChoice {
  const headless = HEADED === undefined;
  const args = BROWSER_FLAGS.split(' ').filter((flag) => headless || !flag.startsWith('--headless'));
  return { headless, args, isTraced: TRACE !== undefined };
}
