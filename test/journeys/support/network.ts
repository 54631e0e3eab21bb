import type { Page, Route } from 'playwright-core';
import { type Call, canHave, isCall } from './calls';

/** Cuts the connection before the next such call leaves the browser: the back end never receives it. */
export async function loseRequest(page: Page, call: Call): Promise<void> {
  await interceptNext(page, call, (route) => route.abort('connectionreset'));
}

/** Lets the next such call be carried out once and cuts the connection before its answer arrives. */
export async function loseAnswer(page: Page, call: Call): Promise<void> {
  await interceptNext(page, call, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
}

/**
 * Carries the next such call out twice, as a browser does whose connection breaks before any answer, and a back end that knows
 * no keys.
 */
export async function sendTwice(page: Page, call: Call): Promise<void> {
  await interceptNext(page, call, async (route) => {
    const { 'idempotency-key': _key, ...headers } = route.request().headers();
    await route.fetch({ headers });
    await route.continue({ headers });
  });
}

/** Holds the next such call back until it is let go. */
export async function holdNext(page: Page, call: Call): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await interceptNext(page, call, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Counts such calls from now on. */
export function countCalls(page: Page, call: Call): { readonly count: number } {
  const counter = { count: 0 };
  page.on('request', (request) => {
    if (isCall(request, call)) counter.count += 1;
  });
  return counter;
}

async function interceptNext(page: Page, call: Call, handle: (route: Route) => Promise<void>): Promise<void> {
  let isDone = false;
  await page.route(canHave(call), async (route) => {
    if (isDone || !isCall(route.request(), call)) return route.fallback();
    isDone = true;
    return handle(route);
  });
}
