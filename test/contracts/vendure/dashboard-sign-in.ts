import type { Page } from 'playwright-core';
import { testEngine } from './test-engine';

export const administrator = { name: 'superadmin', password: 'canned-wine' };

/** Signs somebody in to the dashboard, which then shows its orders. */
export async function signIn(page: Page, { name, password }: typeof administrator): Promise<void> {
  await page.goto(`${testEngine().url}/admin/orders`);
  await page.getByPlaceholder('Email').fill(name);
  await page.getByPlaceholder('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
}
