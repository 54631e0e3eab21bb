import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFields } from '#src/application/ports/shop/order-gateway';
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
/** Requests of the dashboard to others than the engine, and what its policy refused. */
const strayRequests: string[] = [];
beforeAll(async () => {
  engine = await VendureShop.start();
  shop = await engine.make();
  browser = await chromium.launch({ executablePath: await findBrowser(console.log), args: ['--no-sandbox'] });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(testEngine().url))
      strayRequests.push(request.url());
  });
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) strayRequests.push(message.text());
  });
  page = await context.newPage();
  await signIn();
}, 5 * minute);
afterAll(async () => {
  await browser.close();
  await engine.close();
});

const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const dialog = () => page.getByRole('dialog');

async function signIn(): Promise<void> {
  await page.goto(`${testEngine().url}/admin/orders`);
  await page.getByPlaceholder('Email').fill(administrator.name);
  await page.getByPlaceholder('Password').fill(administrator.password);
  await press('Sign in');
  await page.getByRole('heading', { name: 'Orders' }).waitFor();
}

/** Returns an order as Ada's account shows it. */
async function inTheAccount({ number }: Order): Promise<PlacedOrder> {
  const order = (await shop.history.list({ page: 1 })).orders.find((one) => one.number === number);
  expect(order).toBeDefined();
  return order!;
}

async function placed(fields: OrderFields = {}): Promise<Order> {
  shop.signIn('ada');
  const atPayment = await checkoutWalk(() => shop).orderInPayment(white(2));
  const order = await shop.checkout.prepare(await shop.orders.update(atPayment, fields));
  await shop.pay(order);
  await shop.checkout.finalizeSession(order.number, order.paymentPage!.sessionId);
  return order;
}

/** Opens an order by the list of orders. */
async function open({ number }: Order): Promise<void> {
  await page.goto(`${testEngine().url}/admin/orders`);
  await page.getByRole('button', { name: number }).click();
  await page.getByRole('heading', { name: number }).waitFor();
}

/** Chooses from the menu of the buttons above a page. */
async function choose(item: string): Promise<void> {
  await page.getByTestId('action-bar-dropdown-trigger').click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Does something with what is in a state: a payment, or what was packed. */
async function act(state: string, action: string): Promise<void> {
  await page.getByTitle(state, { exact: true }).locator('xpath=following-sibling::button').click();
  await page.getByRole('menuitem', { name: action }).click();
}

describe('An order of the shop in Vendure’s own dashboard (spec §2 /account/orders/)', () => {
  it(
    'is found, paid, shipped and refunded there, and each of it is in what the account reads',
    async () => {
      const order = await placed();
      expect(deliveryState(await inTheAccount(order))).toBe('ordered');
      await open(order);

      await act('Authorized', 'Settle payment');
      await expect.poll(async () => (await inTheAccount(order)).paymentTotal).toBe(order.total);
      // The page is drawn anew once it knows, and would take an open dialog with it.
      await page.getByTitle('Settled', { exact: true }).waitFor();

      await press('Fulfill order');
      await dialog().getByRole('textbox').nth(0).fill('UPS');
      await dialog().getByRole('textbox').nth(1).fill('1Z999AA10123456784');
      await dialog().getByRole('button', { name: 'Fulfill order' }).click();
      await act('Pending', 'Transition to Shipped');
      await expect.poll(async () => deliveryState(await inTheAccount(order))).toBe('shipped');
      expect((await inTheAccount(order)).shipments).toMatchObject([
        { carrier: 'UPS', trackingNumber: '1Z999AA10123456784', state: 'shipped' },
      ]);

      await choose('Refund & Cancel');
      await dialog().getByRole('spinbutton').first().fill('1');
      await dialog().getByRole('combobox').first().click();
      await page.getByRole('option').first().click();
      await dialog()
        .getByRole('button', { name: /^Refund \$7\.56/ })
        .click();
      await expect.poll(async () => refundedAmount(await inTheAccount(order))).toBe(756);
      expect(deliveryState(await inTheAccount(order))).toBe('shipped');
    },
    3 * minute,
  );

  it('has a parcel with its day, a slip for the packer without prices, and a row for the carrier', async () => {
    const giftNote = { from: 'Ada', recipient: 'Grace', note: 'Drink it cold.' };
    const order = await placed({ giftNote, specialInstructions: 'The green door.' });
    await open(order);
    await page.getByText('Leaves on').waitFor();
    await page.getByText(/^\w+day, \w+ \d+, \d{4}$/).waitFor();

    const [slip] = await Promise.all([page.context().waitForEvent('page'), press('Packing slip')]);
    await slip.getByRole('heading', { name: `Order ${order.number}` }).waitFor();
    const words = await slip.getByRole('article').innerText();
    const goods = ['2\tBrisk White\tWHITE-1', '1 Invented St', 'Fresno, CA 93650', 'Standard'];
    for (const part of [...goods, 'The green door.', 'For Grace', 'Drink it cold.', 'From Ada'])
      expect(words).toContain(part);
    expect(words).not.toContain('$');
    await slip.emulateMedia({ media: 'print' });
    expect(await slip.getByRole('button').count()).toBe(0);
    await slip.close();

    await page.goto(`${testEngine().url}/admin/orders`);
    const [file] = await Promise.all([page.waitForEvent('download'), press('Open orders as CSV')]);
    const rows = (await readFile(await file.path(), 'utf8')).split('\r\n');
    expect(file.suggestedFilename()).toBe('open-orders.csv');
    expect(rows[0]).toContain('Order,Leaves,Name');
    expect(rows.filter((row) => row.startsWith(`${order.number},`))).toHaveLength(1);
  });

  it('has the slips of several orders, each on a page of its own', async () => {
    const orders = [await placed(), await placed()];
    await page.goto(`${testEngine().url}/admin/orders`);
    for (const { number } of orders)
      await page.getByRole('row').filter({ hasText: number }).getByRole('checkbox').click();
    await press('Actions');
    const [slips] = await Promise.all([
      page.context().waitForEvent('page'),
      page.getByRole('menuitem', { name: 'Packing slips' }).click(),
    ]);
    await slips.getByRole('article').nth(1).waitFor();
    const pages = (await slips.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(2);
    await slips.close();
  });

  it('is shown without a word to anybody but the engine', async () => {
    await page.goto(`${testEngine().url}/admin/`);
    await page.getByRole('heading', { name: 'Insights' }).waitFor();
    expect(strayRequests).toEqual([]);
  });
});
