import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#src/domain/cart/order';
import { deliveryState, refundedAmount } from '#src/domain/orders/delivery-state';
import type { PlacedOrder } from '#src/domain/orders/placed-order';
import { checkoutWalk, white } from '#test/contracts/shop/checkout-walk';
import type { ShopUnderTest } from '#test/contracts/shop/shop-under-test';
import { findBrowser } from '#tools/browser';
import { testEngine } from './test-engine';
import { VendureShop } from './vendure-shop';

const minute = 60_000;
const administrator = { name: 'superadmin', password: 'canned-wine' };

let engine: VendureShop;
let shop: ShopUnderTest;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  engine = await VendureShop.start();
  shop = await engine.make();
  browser = await chromium.launch({ executablePath: await findBrowser(console.log), args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
}, 5 * minute);
afterAll(async () => {
  await browser.close();
  await engine.close();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');

/** Returns an order as Ada's account shows it. */
async function inTheAccount(number: string): Promise<PlacedOrder> {
  const order = (await shop.history.list({ page: 1 })).orders.find((one) => one.number === number);
  expect(order).toBeDefined();
  return order!;
}

async function placed(): Promise<Order> {
  shop.signIn('ada');
  const order = await checkoutWalk(() => shop).paidOrder(white(2));
  await shop.checkout.finalizeSession(order.number, order.paymentPage!.sessionId);
  return order;
}

async function openInDashboard({ number }: Order): Promise<void> {
  await page.goto(`${testEngine().url}/admin/orders`);
  await page.locator('#login_username').fill(administrator.name);
  await page.locator('#login_password').fill(administrator.password);
  await press('Log in');
  await page.getByRole('link', { name: number }).click();
}

describe('An order of the shop in Vendure’s own dashboard (spec §2 /account/orders/)', () => {
  it(
    'is found, paid, shipped and refunded there, and each of it is in what the account reads',
    async () => {
      const order = await placed();
      expect(deliveryState(await inTheAccount(order.number))).toBe('ordered');
      await openInDashboard(order);

      await press('Settle payment');
      await expect.poll(async () => (await inTheAccount(order.number)).paymentTotal).toBe(order.total);

      await press('Fulfill order');
      const [method, trackingCode] = [0, 1].map((nth) => dialog().getByRole('textbox').nth(nth));
      await method!.fill('UPS');
      await trackingCode!.fill('1Z999AA10123456784');
      await press('Create fulfillment');
      await press('Mark as Shipped');
      await expect.poll(async () => deliveryState(await inTheAccount(order.number))).toBe('shipped');
      expect((await inTheAccount(order.number)).shipments).toMatchObject([
        { carrier: 'UPS', trackingNumber: '1Z999AA10123456784', state: 'shipped' },
      ]);

      await page.locator('vdr-action-bar-dropdown-menu button').first().click();
      await press('Refund & cancel order');
      await dialog().getByRole('spinbutton').first().fill('1');
      await dialog().getByRole('combobox').click();
      await dialog().getByRole('option').first().click();
      await press('Refund $7.56');
      await expect.poll(async () => refundedAmount(await inTheAccount(order.number))).toBe(756);
      expect(deliveryState(await inTheAccount(order.number))).toBe('shipped');
    },
    3 * minute,
  );
});
