import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { messages } from '#src/ui/shell/shell-messages';
import { AccountScreens } from './account-screens';
import type { StoredCart } from './back-end';
import { CartScreens } from './cart-screens';
import { CheckoutScreens } from './checkout-screens';
import { PaymentPage } from './payment-page';
import { Shelf } from './shelf';

/** Milliseconds: no page waits longer before it goes on by itself, with its leisurely requests. */
const longestPause = 1200;

/** One tab of the shop, with the actions of a shopper in it. */
export class Tab {
  readonly shelf: Shelf;
  readonly cart: CartScreens;
  readonly checkout: CheckoutScreens;
  readonly payment: PaymentPage;
  readonly account: AccountScreens;
  private readonly requests = { asked: 0, underWay: new Set<Request>() };

  constructor(
    readonly page: Page,
    readonly email: string,
  ) {
    this.shelf = new Shelf(page);
    this.cart = new CartScreens(page);
    this.checkout = new CheckoutScreens(page, email);
    this.payment = new PaymentPage(page);
    this.account = new AccountScreens(page);
    page.on('request', (request) => {
      this.requests.asked += 1;
      this.requests.underWay.add(request);
    });
    page.on('requestfinished', (request) => this.requests.underWay.delete(request));
    page.on('requestfailed', (request) => this.requests.underWay.delete(request));
  }

  /** Opens a page by its address without the language prefix, and waits until it is alive. */
  async open(path: string): Promise<void> {
    await this.page.goto(`/en-US${path}`);
    await this.isAlive();
  }

  async reload(): Promise<void> {
    await this.page.reload();
    await this.isAlive();
  }

  /** Waits for a heading of the page. */
  async reads(heading: string | RegExp): Promise<void> {
    await this.heading(heading).waitFor();
  }

  /** Waits for the page of that title. */
  async arrivesAt(title: string): Promise<void> {
    await this.page.getByRole('heading', { name: title, level: 1 }).waitFor();
  }

  /** Waits until this text is anywhere on the page. */
  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** Waits until this text has disappeared from the page. */
  async noLongerSees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor({ state: 'hidden' });
  }

  /** Waits until the page is idle and looks only then, so that late content has had its time. */
  async doesNotShow(what: Locator | string | RegExp): Promise<void> {
    await this.isAlive();
    await this.comesToRest(longestPause);
    const target = typeof what === 'string' || what instanceof RegExp ? this.page.getByText(what) : what;
    expect(await target.filter({ visible: true }).count()).toBe(0);
  }

  /** Waits until this is announced to screen readers. */
  async hears(message: string): Promise<void> {
    await this.page.locator('[data-announcer]').filter({ hasText: message }).first().waitFor({ state: 'attached' });
  }

  /** Waits until the page has asked the network for nothing, and has waited for nothing, for so many milliseconds from now on. */
  async comesToRest(quiet = 500): Promise<void> {
    let asked = -1;
    const isAtRest = (): boolean => {
      const before = asked;
      asked = this.requests.asked;
      return this.requests.underWay.size === 0 && asked === before;
    };
    await expect.poll(isAtRest, { interval: quiet }).toBe(true);
  }

  /** Waits until something has the focus. */
  async focuses(target: Locator): Promise<void> {
    await target.and(this.page.locator(':focus')).waitFor({ state: 'attached' });
  }

  /** Waits until the browser stands at an address. */
  async isAtAddress(address: RegExp): Promise<void> {
    await this.page.waitForURL(address);
  }

  /** Waits until a control's description says this. */
  async isDescribed(control: Locator, text: string): Promise<void> {
    const ids = this.page.locator(`[id$="-error"]`).filter({ hasText: text });
    await ids.waitFor();
    const described = (await control.getAttribute('aria-describedby')) ?? '';
    expect(described.split(' ')).toContain(await ids.getAttribute('id'));
  }

  /** Waits until something of the page has the focus, which falls to the page as a whole when the focused element is gone. */
  async keepsItsPlace(): Promise<void> {
    await this.page.locator('body :focus').waitFor({ state: 'attached' });
  }

  /** Pixels above the visible part of the page. */
  async scrollTop(): Promise<number> {
    return this.page.evaluate(() => Math.round(window.scrollY));
  }

  /** Waits until the page stands still. */
  async scrollEnds(): Promise<void> {
    await this.page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          // A busy page may learn of a continuing scroll only some frames later.
          const look = (last: number, still: number): void => {
            if (still === 20) resolve();
            else requestAnimationFrame(() => look(window.scrollY, window.scrollY === last ? still + 1 : 0));
          };
          look(window.scrollY, 0);
        }),
    );
  }

  /** Stops the time of a page that was opened with a clock installed; `page.clock.runFor` lets it pass. */
  async stopTime(): Promise<void> {
    // The page's time must not have got there before, on a busy machine either.
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 60_000);
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name, exact: typeof name === 'string' });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: typeof name === 'string' });
  }

  get main(): Locator {
    return this.page.getByRole('main');
  }

  get cartButton(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^Cart, / });
  }

  /** Waits until the button in the header counts so many. */
  async carries(units: number): Promise<void> {
    await this.page.getByRole('button', { name: messages.cartButton(units), exact: true }).waitFor();
  }

  /** The cart this browser keeps; undefined when it keeps none. */
  async storedCart(): Promise<StoredCart | undefined> {
    return this.page.evaluate(() => {
      const [number, token] = [localStorage.getItem('cart-number'), localStorage.getItem('cart-token')];
      return number !== null && token !== null ? { number, token } : undefined;
    });
  }

  /** The cart this browser keeps; fails when there is none. */
  async myCart(): Promise<StoredCart> {
    const cart = await this.storedCart();
    if (!cart) throw new Error('This browser keeps no cart.');
    return cart;
  }

  /** The built document can be read before its script runs; pressing has to wait until it listens. */
  private async isAlive(): Promise<void> {
    await this.page.waitForFunction(() => {
      const root = document.getElementById('root');
      return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    });
  }
}
