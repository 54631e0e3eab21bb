import { type Browser, type BrowserContext, chromium, type Locator, type Page, type Response } from 'playwright-core';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { checkoutMessages, confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import { accountMessages, loginMessages } from '#src/ui/session/shared/account-messages';
import { BROWSER_FLAGS, findBrowser } from '#tools/browser';
import { can } from './own-goods';
import { NAMES } from './server-machine';

const SHOP = 'https://shop.example/en-US';
const PHONE = { width: 390, height: 844 };

/** A guest who buys the can. */
export const buyer = { email: 'ada@example.com', name: 'Ada Example' } as const;
/** A visitor with an account. */
export const customer = { email: 'grace@example.com', name: 'Grace Example' } as const;

type Person = typeof buyer | typeof customer;

/** Opens a browser whose internet is that of the machine: its names lead to the HTTPS port here. */
export async function openBrowser(httpsPort: number): Promise<Browser> {
  const executablePath = await findBrowser(console.log);
  const rules = NAMES.map((name) => `MAP ${name} 127.0.0.1:${httpsPort}`).join(', ');
  return chromium.launch({ executablePath, args: [...BROWSER_FLAGS, `--host-resolver-rules=${rules}`] });
}

/** A visit of the shop on a phone. Every step rejects when its expected result does not come. */
export class Visitor {
  /** Everything with words that shop and engine have answered, by its address. */
  readonly answers = new Map<string, string>();
  private readonly reading: Promise<void>[] = [];
  private isSignedIn = false;

  private constructor(
    private readonly person: Person,
    private readonly context: BrowserContext,
    private readonly page: Page,
  ) {
    page.setDefaultTimeout(30_000);
    context.on('response', (response) => this.keep(response));
  }

  static async open(browser: Browser, person: Person): Promise<Visitor> {
    const context = await browser.newContext({ ignoreHTTPSErrors: true, viewport: PHONE });
    return new Visitor(person, context, await context.newPage());
  }

  /** Signs in by the link that `linkTo` finds in a mail. Resolves with the token of the session. */
  async signIn(linkTo: (email: string) => Promise<string>): Promise<string> {
    const main = this.page.getByRole('main');
    await this.page.goto(`${SHOP}/account/login/`);
    await main.getByRole('textbox', { name: new RegExp(`^${loginMessages.email}`) }).fill(this.person.email);
    await main.getByRole('button', { name: loginMessages.sendLink, exact: true }).click();
    await this.page.getByRole('heading', { name: loginMessages.sent.title }).waitFor();
    await this.page.goto(await linkTo(this.person.email));
    await this.page.getByRole('heading', { name: accountMessages.title, level: 1, exact: true }).waitFor();
    this.isSignedIn = true;
    const session = (await this.context.cookies()).find(({ name }) => name === 'stytch_session');
    if (!session) throw new Error('Nobody is signed in: there is no cookie of a session.');
    return session.value;
  }

  /** Buys the can with a test card. Resolves with the number of the order. */
  async buyTheCan(): Promise<string> {
    const { page } = this;
    await page.goto(`${SHOP}/shop/`);
    await page.getByRole('button', { name: cartMessages.addNamed(can.name), exact: true }).click();
    await page.getByRole('link', { name: cartMessages.viewCart, exact: true }).click();
    await page.getByRole('link', { name: cartMessages.checkout, exact: true }).click();
    if (!this.isSignedIn) await this.field('email').fill(this.person.email);
    await this.field('name').fill(this.person.name);
    await this.field('address1').fill('1 Test Street');
    await this.field('city').fill('Fresno');
    await this.field('stateAbbr').selectOption('CA');
    await this.field('zipcode').fill('93650');
    await this.field('phone').fill('5595550100');
    await page.getByRole('checkbox', { name: checkoutMessages.adult }).check();
    await page.getByRole('button', { name: checkoutMessages.toDelivery }).click();
    await page.getByRole('button', { name: checkoutMessages.toPayment }).click();
    await page.getByRole('button', { name: /^Pay \$/ }).click();
    await page.getByLabel('Card number').fill('4242424242424242');
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByRole('heading', { name: confirmationMessages.thanks, level: 1 }).waitFor();
    const line = await page.getByText(confirmationMessages.number('R')).first().textContent();
    return (line ?? '').replace(confirmationMessages.number(''), '').trim();
  }

  /** Finds an order among those of the account, and opens it. */
  async openOrder(number: string): Promise<void> {
    await this.page.goto(`${SHOP}/account/orders/`);
    await this.page.getByRole('link', { name: ordersMessages.number(number) }).click();
    await this.page.getByRole('heading', { name: ordersMessages.number(number), level: 1 }).waitFor();
    await this.page.getByRole('main').getByText(can.name).first().waitFor();
  }

  async leave(): Promise<void> {
    await Promise.all(this.reading);
    await this.context.close();
  }

  private field(name: keyof typeof checkoutMessages.fields): Locator {
    const role = name === 'stateAbbr' ? 'combobox' : 'textbox';
    return this.page.getByRole(role, { name: new RegExp(`^${checkoutMessages.fields[name]}`) });
  }

  private keep(response: Response): void {
    const isOwn = /^https:\/\/(?:engine\.)?shop\.example\//.test(response.url());
    const hasWords = /text|json|javascript|xml/.test(response.headers()['content-type'] ?? '');
    if (!isOwn || !hasWords || response.status() >= 300) return;
    const keep = (text: string): void => void this.answers.set(response.url(), text);
    // The browser drops the responses of a page when it goes on to another.
    this.reading.push(response.text().then(keep, () => undefined));
  }
}
