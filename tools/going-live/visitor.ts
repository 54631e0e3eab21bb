import { type Browser, chromium, type Locator } from 'playwright-core';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { checkoutMessages, confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { BROWSER_FLAGS, findBrowser } from '#tools/browser';
import { can } from './own-goods';
import { NAMES } from './server-machine';

const SHOP = 'https://shop.example/en-US';

/** Someone who buys the can as a guest. */
export const buyer = { email: 'ada@example.com', name: 'Ada Example' } as const;

interface Visit {
  /** The number of the order. */
  readonly number: string;
  /** Everything with words that shop and engine have answered, by its address. */
  readonly answers: ReadonlyMap<string, string>;
}

/** Opens a browser whose internet is that of the machine: its names lead to the HTTPS port here. */
export async function openBrowser(httpsPort: number): Promise<Browser> {
  const executablePath = await findBrowser(console.log);
  const rules = NAMES.map((name) => `MAP ${name} 127.0.0.1:${httpsPort}`).join(', ');
  return chromium.launch({ executablePath, args: [...BROWSER_FLAGS, `--host-resolver-rules=${rules}`] });
}

/** Buys the can on a phone. Rejects when a step does not come. */
export async function buyTheCan(browser: Browser): Promise<Visit> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: { width: 390, height: 844 } });
  const answers = new Map<string, string>();
  const reading: Promise<void>[] = [];
  context.on('response', (response) => {
    const isOwn = /^https:\/\/(?:engine\.)?shop\.example\//.test(response.url());
    const hasWords = /text|json|javascript|xml/.test(response.headers()['content-type'] ?? '');
    if (!isOwn || !hasWords || response.status() >= 300) return;
    const keep = (text: string): void => void answers.set(response.url(), text);
    // The browser drops what a page has answered when it goes on to another.
    reading.push(response.text().then(keep, () => undefined));
  });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  const field = (name: keyof typeof checkoutMessages.fields): Locator =>
    page.getByRole(name === 'stateAbbr' ? 'combobox' : 'textbox', {
      name: new RegExp(`^${checkoutMessages.fields[name]}`),
    });

  await page.goto(`${SHOP}/shop/`);
  await page.getByRole('button', { name: cartMessages.addNamed(can.name), exact: true }).click();
  await page.getByRole('link', { name: cartMessages.viewCart, exact: true }).click();
  await page.getByRole('link', { name: cartMessages.checkout, exact: true }).click();
  await field('email').fill(buyer.email);
  await field('name').fill(buyer.name);
  await field('address1').fill('1 Test Street');
  await field('city').fill('Fresno');
  await field('stateAbbr').selectOption('CA');
  await field('zipcode').fill('93650');
  await field('phone').fill('5595550100');
  await page.getByRole('checkbox', { name: checkoutMessages.adult }).check();
  await page.getByRole('button', { name: checkoutMessages.toDelivery }).click();
  await page.getByRole('button', { name: checkoutMessages.toPayment }).click();
  await page.getByRole('button', { name: /^Pay \$/ }).click();
  await page.getByLabel('Card number').fill('4242424242424242');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('heading', { name: confirmationMessages.thanks, level: 1 }).waitFor();
  const line = await page.getByText(confirmationMessages.number('R')).first().textContent();
  await Promise.all(reading);
  await context.close();
  return { number: (line ?? '').replace(confirmationMessages.number(''), '').trim(), answers };
}
