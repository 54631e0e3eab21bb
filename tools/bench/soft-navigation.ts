import { type Browser, type CDPSession, chromium } from 'playwright-core';
import { BROWSER_FLAGS } from '#tools/browser';

/** Milliseconds from the tap until the frame with the new heading, and with the decoded main picture. */
export interface SoftNavigation {
  readonly heading: number;
  /** Undefined where the page has no main picture. */
  readonly picture: number | undefined;
  /** The longest task between the tap and the picture. */
  readonly longestTask: number;
}

/** One link of one page, followed by a tap. */
export interface Route {
  readonly from: string;
  /** Meets the link to tap. */
  readonly link: string;
}

const PHONE = { width: 390, height: 844 };
/** Milliseconds on the first page before the tap, in which links in sight are prefetched. */
const REST = 15_000;
/** A 4G phone in Lighthouse: bits per second become bytes. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Follows each route in a browser of its own, on a phone whose processor is `slowed` times slower. */
export async function softNavigations<Name extends string>(
  routes: Readonly<Record<Name, Route>>,
  { slowed, executablePath }: { readonly slowed: number; readonly executablePath: string },
): Promise<Readonly<Record<Name, SoftNavigation>>> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const measured: [string, SoftNavigation][] = [];
    for (const [name, route] of Object.entries<Route>(routes))
      measured.push([name, await follow(browser, route, slowed)]);
    return Object.fromEntries(measured) as Record<Name, SoftNavigation>;
  } finally {
    await browser.close();
  }
}

async function follow(browser: Browser, route: Route, slowed: number): Promise<SoftNavigation> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await page.goto(route.from, { waitUntil: 'load' });
  await page.waitForTimeout(REST);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const link = page.locator(route.link).filter({ visible: true }).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  const measured = page.evaluate(untilShown);
  await link.tap();
  const result = await measured;
  await context.close();
  return result;
}

/** Runs in the page, from before the tap. */
async function untilShown(): Promise<SoftNavigation> {
  const before = document.querySelector('h1')?.textContent;
  let longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, Math.round(duration));
  }).observe({ type: 'longtask' });
  const start = await new Promise<number>((resolve) =>
    addEventListener('click', ({ timeStamp }) => resolve(timeStamp), { capture: true, once: true }),
  );
  let heading: number | undefined;
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const now = Math.round(performance.now() - start);
    const title = document.querySelector('h1')?.textContent;
    if (title && title !== before) heading ??= now;
    if (heading === undefined && now > 20_000) throw new Error('The tap opened no page.');
    const picture = document.querySelector<HTMLImageElement>('main img');
    if (heading === undefined || (picture && !picture.complete && now < 10_000)) continue;
    // Late tasks of the new page count, too.
    await new Promise((resolve) => setTimeout(resolve, 500));
    return { heading, picture: picture ? now : undefined, longestTask };
  }
}
