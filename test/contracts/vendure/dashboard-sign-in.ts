import type { Page } from 'playwright-core';
import { testEngine } from './test-engine';

/** Somebody who works with the dashboard. */
export interface Worker {
  readonly name: string;
  readonly password: string;
}

/** May do everything. */
export const administrator: Worker = { name: 'superadmin', password: 'canned-wine' };

/** Lets somebody in, whose first page is the list of orders. */
export async function signIn(page: Page, { name, password }: Worker): Promise<void> {
  await page.goto(`${testEngine().url}/admin/orders`);
  await page.getByPlaceholder('Email').fill(name);
  await page.getByPlaceholder('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
}
