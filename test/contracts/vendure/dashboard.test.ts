import { readFile } from 'node:fs/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFields } from '#src/application/ports/shop/order-gateway';
import type { Order } from '#src/domain/cart/order';
import { todayOf } from '#src/domain/interval/calendar-day';
import { cents } from '#src/domain/money/money';
import { deliveryState, refundedAmount } from '#src/domain/orders/delivery-state';
import type { PlacedOrder } from '#src/domain/orders/placed-order';
import { checkoutWalk, white } from '#test/contracts/shop/checkout-walk';
import { rejection } from '#test/contracts/shop/rejection';
import type { ShopUnderTest } from '#test/contracts/shop/shop-under-test';
import { findBrowser } from '#tools/browser';
import { DashboardCalls } from './dashboard-calls';
import { administrator, deskWindow, isDrawn, openDesk } from './dashboard-desk';
import { DueSubscriptions } from './due-subscriptions';
import { testEngine } from './test-engine';
import { VendureShop } from './vendure-shop';

const minute = 60_000;
/** May look at customers and orders, and grant no money. */
const clerk = { name: 'clerk-of-the-walk', password: 'clerk-of-the-walk' };

let engine: VendureShop;
let shop: ShopUnderTest;
let browser: Browser;
let page: Page;
/** Requests of the dashboard to others than the engine, and those that its policy refused. */
const strayRequests: string[] = [];
beforeAll(async () => {
  engine = await VendureShop.start();
  shop = await engine.make();
  browser = await chromium.launch({ executablePath: await findBrowser(console.log), args: ['--no-sandbox'] });
  const context = await browser.newContext(deskWindow);
  context.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(testEngine().url))
      strayRequests.push(request.url());
  });
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) strayRequests.push(message.text());
  });
  page = await openDesk(context, administrator);
}, 5 * minute);
afterAll(async () => {
  await browser.close();
  await engine.close();
});

async function press(name: string): Promise<void> {
  await isDrawn(page);
  await page.getByRole('button', { name, exact: true }).click();
}
const dialog = () => page.getByRole('dialog');

/** Returns an order as Ada's account shows it. */
async function inTheAccount({ number }: Order): Promise<PlacedOrder> {
  const order = (await shop.OrdersReader.list({ page: 1 })).orders.find((one) => one.number === number);
  expect(order).toBeDefined();
  return order!;
}

async function placed(fields: OrderFields = {}): Promise<Order> {
  shop.signIn('ada');
  const atPayment = await checkoutWalk(() => shop).orderInPayment(white(2));
  const order = await shop.CheckoutGateway.prepare(await shop.OrderGateway.update(atPayment, fields));
  await shop.pay(order);
  await shop.CheckoutGateway.finalizeSession(order.number, order.paymentPage!.sessionId);
  return order;
}

/** Opens an order by the list of orders. */
async function open({ number }: Order): Promise<void> {
  await page.goto(`${testEngine().url}/admin/orders`);
  await isDrawn(page);
  await page.getByRole('button', { name: number }).press('Enter');
  await page.getByRole('heading', { name: number }).waitFor();
}

/** Chooses from the menu of a button. */
async function choose(item: string, button = page.getByTestId('action-bar-dropdown-trigger')): Promise<void> {
  await isDrawn(page);
  await button.click();
  await page.getByRole('menuitem', { name: item }).press('Enter');
}

/** Does something with a payment or a parcel in a state. */
async function act(state: string, action: string): Promise<void> {
  await choose(action, page.getByTitle(state, { exact: true }).first().locator('xpath=following-sibling::button'));
}

describe('An order of the shop in Vendure’s own dashboard (spec §2 /account/orders/)', () => {
  it(
    'is found, paid, shipped and refunded there, and each step is in the account',
    async () => {
      const order = await placed();
      expect(deliveryState(await inTheAccount(order))).toBe('ordered');
      await open(order);

      await act('Authorized', 'Settle payment');
      await expect.poll(async () => (await inTheAccount(order)).paymentTotal).toBe(order.total);
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
    const slipText = await slip.getByRole('article').innerText();
    const goods = ['2\tBrisk White\tWHITE-1', '1 Invented St', 'Fresno, CA 93650', 'Standard'];
    for (const part of [...goods, 'The green door.', 'For Grace', 'Drink it cold.', 'From Ada'])
      expect(slipText).toContain(part);
    expect(slipText).not.toContain('$');
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
});

describe('Store credit and gift cards in the dashboard (spec §3 Store credit events, §8 Handling)', () => {
  const block = () => page.getByRole('group', { name: 'Give store credit' });
  const history = () => page.getByRole('table', { name: 'History of store credit' }).getByRole('row');
  const give = async (dollars: string, reason: string): Promise<void> => {
    await block().getByLabel('Dollars').fill(dollars);
    await block().getByLabel('Reason').fill(reason);
    await press('Give credit');
  };
  const question = () => page.getByRole('alertdialog');

  /** Opens the page of a customer by the list of customers. */
  async function openCustomer(address: string, onPage = page): Promise<void> {
    await onPage.goto(`${testEngine().url}/admin/customers`);
    await isDrawn(onPage);
    await onPage.getByRole('row').filter({ hasText: address }).getByRole('button').first().press('Enter');
    await onPage.getByRole('heading', { name: 'Customer history' }).waitFor();
  }

  /** Buys gift cards of $10, which are mailed at once, each to an address of its own. */
  async function bought(...addresses: readonly string[]): Promise<{ number: string; codes: readonly string[] }> {
    const line = { sku: 'GIFT-CARD-OPEN', quantity: addresses.length, giftCardAmount: cents(1000) };
    const order = await checkoutWalk(() => shop).orderInPayment(line, white(1));
    const cards = order.lineItems.flatMap(({ giftCards }) => giftCards);
    const told = { recipientName: 'Grace', purchaserName: 'Ada', message: 'Cheers!' };
    await shop.GiftCardGateway.setRecipients(
      order,
      addresses.map((recipientEmail, index) => ({ ...told, id: cards[index]!.id, recipientEmail })),
    );
    const prepared = await shop.CheckoutGateway.prepare(order);
    await shop.pay(prepared);
    await shop.CheckoutGateway.finalizeSession(order.number, prepared.paymentPage!.sessionId);
    const codes = () => Promise.all(addresses.map((address) => engine.mailedGiftCards(address)));
    await expect.poll(async () => (await codes()).flat()).toHaveLength(addresses.length);
    return { number: order.number, codes: (await codes()).flat() };
  }

  it(
    'credit is given once, with a reason, and is in the history and with the customer',
    async () => {
      const rich = await engine.make('rich');
      rich.signIn('ada');
      expect((await rich.CustomerGateway.readMe()).storeCredit).toBe(0);
      for (let time = 1; time <= 9; time += 1) await rich.grantCredit('ada', 100);
      await openCustomer('rich@example.test');
      await page.getByText('$9.00 to spend').waitFor();

      for (const nonsense of ['0', '-5', '12.345', '10000.01', 'ten', '']) {
        await give(nonsense, 'Broken cans');
        await block().getByRole('alert').waitFor();
        expect(await question().count()).toBe(0);
      }
      await give('25.5', ' ');
      await block().getByText('Say why.').waitFor();

      await give('25.5', 'Broken cans');
      await question().getByText('$25.50?').waitFor();
      await page.route('**/admin-api**', (route) =>
        route.request().postData()?.includes('grantStoreCredit') ? route.abort() : route.continue(),
      );
      await question().getByRole('button', { name: 'Give $25.50' }).click();
      await block().getByText('Not confirmed').waitFor();
      await page.unroute('**/admin-api**');
      expect(await block().getByLabel('Dollars').inputValue()).toBe('25.5');
      expect(await block().getByLabel('Reason').inputValue()).toBe('Broken cans');
      expect((await rich.CustomerGateway.readMe()).storeCredit).toBe(900);

      await press('Give credit');
      await question().getByRole('button', { name: 'Give $25.50' }).dblclick();
      await page.getByText('$34.50 to spend').waitFor();
      expect(await history().nth(1).innerText()).toMatch(/Broken cans\s+\$25\.50\s+\$34\.50$/);
      await expect.poll(() => block().getByLabel('Dollars').inputValue()).toBe('');
      expect((await rich.CustomerGateway.readMe()).storeCredit).toBe(3450);
      expect((await rich.StoreCreditReader.list({ page: 1 })).totalCount).toBe(10);

      await give('1', 'One more');
      await question().getByRole('button', { name: 'Give $1.00' }).click();
      await page.getByText('$35.50 to spend').waitFor();
      await press('Older');
      await page.getByText('Page 2 of 2').waitFor();
      await expect.poll(() => history().count()).toBe(2);
      expect(await history().nth(1).innerText()).toMatch(/A present\s+\$1\.00\s+\$1\.00$/);
    },
    2 * minute,
  );

  it(
    'a card is found by its code, voided, and refused in the shop afterwards',
    async () => {
      shop.signIn(undefined);
      const { number, codes } = await bought('to-void@example.test');
      const code = codes[0]!;
      await page.goto(`${testEngine().url}/admin/orders`);
      await page.getByRole('link', { name: 'Gift cards' }).click();
      const look = async (typed: string): Promise<void> => {
        await page.getByLabel('Code').fill(typed);
        await press('Look up');
      };
      await look('NOSUCHCARD000001');
      await page.getByText('The shop has no gift card with this code.').waitFor();
      await look(` ${code.slice(0, 4)}-${code.slice(4).toLowerCase()}`);
      await page.getByText('Can be used').waitFor();
      for (const part of [number, 'Grace, to-void@example.test', 'Ada', /^Sent on /])
        await page.locator('dd').getByText(part, { exact: true }).waitFor();
      expect(await page.locator('dd').getByText('$10.00').count()).toBe(2);

      await page.getByLabel('Reason to void it').fill('The buyer lost it');
      await press('Void');
      await question().getByText(code.slice(-4)).waitFor();
      await question().getByText('$10.00 is left on it').waitFor();
      expect(await question().innerText()).not.toContain(code);
      await question().getByRole('button', { name: 'Cancel' }).click();
      expect(await shop.GiftCardGateway.check(code)).toMatchObject({ amount: 1000 });

      await press('Void');
      await question().getByRole('button', { name: 'Void it' }).click();
      for (const part of ['Ended: nobody', 'The buyer lost it']) await page.locator('dd').getByText(part).waitFor();
      expect(await page.getByRole('button', { name: 'Void', exact: true }).count()).toBe(0);
      const cart = await shop.OrderGateway.create([white(1)]);
      for (const use of [shop.GiftCardGateway.check(code), shop.GiftCardGateway.apply(cart, code)])
        expect(await rejection(use)).toMatchObject({ giftCardDenial: { reason: 'expired' } });
    },
    2 * minute,
  );

  it(
    'a refund goes back to gift card, credit and card, to each its own payment',
    async () => {
      shop.signIn(undefined);
      const code = (await bought('to-spend@example.test')).codes[0]!;
      const spender = await engine.make('spender');
      spender.signIn('ada');
      await spender.CustomerGateway.readMe();
      await spender.grantCredit('ada', 1000);
      const atPayment = await checkoutWalk(() => spender).orderInPayment(white(2));
      const order = await spender.CheckoutGateway.prepare(await spender.GiftCardGateway.apply(atPayment, code));
      expect(order).toMatchObject({ total: 2512, storeCredit: 1000, amountDue: 512 });
      await spender.pay(order);
      await spender.CheckoutGateway.finalizeSession(order.number, order.paymentPage!.sessionId);
      expect(await rejection(spender.GiftCardGateway.check(code))).toMatchObject({
        giftCardDenial: { reason: 'empty' },
      });

      await open(order);
      for (const settled of [2, 3]) {
        await act('Authorized', 'Settle payment');
        await expect.poll(() => page.getByTitle('Settled', { exact: true }).count()).toBe(settled);
      }
      await choose('Refund & Cancel');
      await dialog().getByRole('spinbutton').first().fill('2');
      await dialog().getByText('Refund shipping').locator('xpath=..').getByRole('checkbox').click();
      // The dialog begins with one of the payments, and makes a refund for each that is ticked.
      for (const method of ['gift-card', 'store-credit', 'hosted-payment'])
        await dialog().getByText(method, { exact: true }).locator('xpath=../..').getByRole('checkbox').check();
      await dialog().getByRole('combobox').first().click();
      await page.getByRole('option').first().click();
      await dialog()
        .getByRole('button', { name: /^Refund \$25\.12/ })
        .click();
      await page.getByText('Refund processed successfully').waitFor();
      expect(await spender.GiftCardGateway.check(code)).toMatchObject({ amount: 1000 });
      expect((await spender.CustomerGateway.readMe()).storeCredit).toBe(1000);
      const [shown] = (await spender.OrdersReader.list({ page: 1 })).orders;
      expect(refundedAmount(shown!)).toBe(2512);
      await openCustomer('spender@example.test');
      await page.getByText('$10.00 to spend').waitFor();
      // Each of the three refunds goes to the card first, then to the gift card and the credit: two of them reach the credit.
      const [last, first, use] = (await history().allInnerTexts()).slice(1);
      expect(last).toMatch(new RegExp(`Given back for order ${order.number}\\s+\\$5\\.12\\s+\\$10\\.00`));
      expect(first).toMatch(new RegExp(`Given back for order ${order.number}\\s+\\$4\\.88\\s+\\$4\\.88`));
      expect(use).toMatch(new RegExp(`Used for order ${order.number}\\s+-\\$10\\.00\\s+\\$0\\.00`));
    },
    3 * minute,
  );

  it('is offered to those alone who may', async () => {
    await new DashboardCalls(testEngine().url).hire(clerk.name, clerk.password, ['ReadCustomer', 'ReadOrder']);
    const context = await browser.newContext(deskWindow);
    const desk = await openDesk(context, clerk);
    await openCustomer('spender@example.test', desk);
    await desk.getByText('$10.00 to spend').waitFor();
    expect(await desk.getByRole('button', { name: 'Give credit' }).count()).toBe(0);
    await desk.getByRole('button', { name: 'Sales' }).click();
    await desk.getByRole('link', { name: 'Orders', exact: true }).waitFor();
    expect(await desk.getByRole('link', { name: 'Gift cards' }).count()).toBe(0);
    await desk.goto(`${testEngine().url}/admin/gift-cards`);
    await desk.getByRole('button', { name: 'Sales' }).waitFor();
    expect(await desk.getByLabel('Code').count()).toBe(0);
    await context.close();
  });
});

describe('Subscriptions in the dashboard (spec §4 Subscription actions)', () => {
  const address = 'subscriber@example.test';
  const row = () => page.getByRole('table', { name: 'Subscriptions' }).getByRole('row').filter({ hasText: address });
  const block = () => page.getByRole('region', { name: /^Subscription / });

  /** Presses a button of a subscription, and says why. Something else happens before the answer to the dialog, if it is given. */
  async function perform(action: string, reason: string, meanwhile?: () => Promise<void>): Promise<void> {
    await press(action);
    await dialog().getByLabel('Reason').fill(reason);
    await meanwhile?.();
    await dialog().getByRole('button', { name: action, exact: true }).click();
    await dialog().waitFor({ state: 'detached' });
  }

  it(
    'are listed, paused with a reason, resumed and delivered, and are in the page of their customer',
    async () => {
      const member = await engine.make('subscriber');
      member.signIn('ada');
      const subscription = { interval: { length: 1, unit: 'month' } } as const;
      const order = await checkoutWalk(() => member).paidOrder({ ...white(2), subscription });
      await member.CheckoutGateway.finalizeSession(order.number, order.paymentPage!.sessionId);

      await page.goto(`${testEngine().url}/admin/orders`);
      await page.getByRole('link', { name: 'Subscriptions' }).click();
      await press('All that go on');
      await row().getByText('Active', { exact: true }).waitFor();
      await press('Due this week');
      await expect.poll(() => row().count()).toBe(0);
      await press('All that go on');
      await row().getByRole('button', { name: 'Pause' }).click();
      await dialog().getByRole('button', { name: 'Pause', exact: true }).click();
      await dialog().getByText('Say why.').waitFor();
      await dialog().getByLabel('Reason').fill('On holiday');
      await dialog().getByRole('button', { name: 'Pause', exact: true }).click();
      await row().getByText('Paused', { exact: true }).waitFor();
      await press('Paused');
      await row().waitFor();
      if (process.env['SCREENSHOTS']) await page.screenshot({ path: `${process.env['SCREENSHOTS']}/list.png` });

      await row().getByRole('link', { name: address }).click();
      await block().getByText('Paused').waitFor();
      await page.getByText('Paused: On holiday').waitFor();
      await perform('Resume', 'Back from holiday');
      await block().getByText('Active').waitFor();
      await perform('Deliver now', 'They are thirsty');
      // With the dialog open, because the worker makes due deliveries each minute.
      await perform('Deliver now', 'They are thirsty', () =>
        new DueSubscriptions(testEngine().databaseUrl).comeOn(todayOf(Date.now()), address),
      );
      const delivery = block().getByRole('table').getByRole('row').nth(1);
      await delivery.getByText('Placed').waitFor();
      await delivery.getByText('Settled').waitFor();
      const placedOrders = (await member.OrdersReader.list({ page: 1 })).orders.map(({ number }) => number);
      expect(placedOrders).toHaveLength(2);
      expect(placedOrders).toContain(await delivery.getByRole('link').innerText());
      expect(await block().getByRole('button', { name: 'Deliver now' }).count()).toBe(0);
      if (process.env['SCREENSHOTS'])
        await page.screenshot({ path: `${process.env['SCREENSHOTS']}/customer.png`, fullPage: true });
      await perform('Cancel subscription', 'Enough for now');
      await block().getByText('Canceled').waitFor();
      expect(await block().getByRole('button').count()).toBe(0);
    },
    3 * minute,
  );

  it('are offered to those alone who may', async () => {
    const context = await browser.newContext(deskWindow);
    const desk = await openDesk(context, clerk);
    await desk.goto(`${testEngine().url}/admin/customers`);
    await isDrawn(desk);
    await desk.getByRole('button', { name: 'Sales' }).click();
    await desk.getByRole('link', { name: 'Orders', exact: true }).waitFor();
    expect(await desk.getByRole('link', { name: 'Subscriptions' }).count()).toBe(0);
    await desk.getByRole('row').filter({ hasText: address }).getByRole('button').first().press('Enter');
    const shown = desk.getByRole('region', { name: /^Subscription / });
    await shown.getByText('Canceled').waitFor();
    expect(await desk.getByRole('button', { name: 'Deliver now' }).count()).toBe(0);
    await context.close();
  });
});

describe('The dashboard', () => {
  it('is shown without a word to anybody but the engine', async () => {
    await page.goto(`${testEngine().url}/admin/`);
    await page.getByRole('heading', { name: 'Insights' }).waitFor();
    expect(strayRequests).toEqual([]);
  });
});
