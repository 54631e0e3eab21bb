import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { testEngine } from './test-engine';

export const administrator = { name: 'superadmin', password: 'canned-wine' };

export const deskWindow = { viewport: { width: 1280, height: 900 } };

const callsUnderWay = new WeakMap<Page, ReadonlySet<Request>>();

/** Signs somebody in to the dashboard, which then shows its orders, on a new page. */
export async function openDesk(context: BrowserContext, { name, password }: typeof administrator): Promise<Page> {
  const page = await context.newPage();
  const calls = new Set<Request>();
  page.on('request', (request) => calls.add(request));
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  callsUnderWay.set(page, calls);
  await page.goto(`${testEngine().url}/admin/orders`);
  await page.getByPlaceholder('Email').fill(name);
  await page.getByPlaceholder('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
  return page;
}

/**
 * Waits until a page has all answers and shows them: each one draws it anew, and closes menus. Menus and rows may move even then, so that
 * a mouse presses beside them: they are pressed by keyboard.
 */
export async function isDrawn(page: Page): Promise<void> {
  const calls = callsUnderWay.get(page)!;
  do {
    await expect.poll(() => calls.size).toBe(0);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  } while (calls.size > 0);
}
