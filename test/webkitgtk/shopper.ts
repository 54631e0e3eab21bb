import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { type StoredCart, storefrontUrl } from '#test/journeys/support/back-end';
import type { Basket, Stage } from '#test/journeys/support/basket';
import { prepareCart } from '#test/journeys/support/prepared-cart';
import { WebDriver } from './web-driver';

const failures = '.cache/screens/failed';

/** A part of the page, by its element and the beginning of its name. */
interface Named {
  readonly kind: 'button' | 'link' | 'heading' | 'field' | 'dialog';
  readonly name: string;
}

const selectors: Readonly<Record<Named['kind'], string>> = {
  button: 'button, summary',
  link: 'a[href]',
  heading: 'h1, h2, h3',
  field: 'input, select, textarea',
  dialog: 'dialog[open]',
};

/** Somebody with a WebKit of their own, who has answered the question about privacy. */
export class Shopper {
  readonly email = `${randomUUID().replaceAll('-', '')}@example.com`;

  constructor(readonly browser: WebDriver) {}

  /** Comes with a cart that was filled before. */
  async bring(basket: Basket, stage: Stage = 'cart'): Promise<StoredCart> {
    const cart = await prepareCart(basket, stage, this.email);
    await this.browser.evaluate(
      ({ number, token }) => {
        localStorage.setItem('cart-number', number);
        localStorage.setItem('cart-token', token);
        sessionStorage.setItem('draft-checkout-age', JSON.stringify({ givenTo: number }));
      },
      { number: cart.number, token: cart.token },
    );
    return cart;
  }

  /** Opens a page by its address without the language prefix. */
  async open(path: string): Promise<void> {
    await this.goTo(`${storefrontUrl}/en-US${path}`);
  }

  async goTo(address: string): Promise<void> {
    await this.load(() => this.leavesBy(() => this.browser.goTo(address)));
  }

  async reload(): Promise<void> {
    await this.load(() => this.browser.reload());
  }

  async back(): Promise<void> {
    await this.leavesBy(() => this.browser.back());
  }

  /**
   * Performs an action that leads to another document, and waits for its address: a page that goes away meanwhile answers no
   * question.
   */
  async leavesBy(act: () => Promise<void>): Promise<void> {
    const before = await this.browser.address();
    await act();
    await expect.poll(() => this.browser.address()).not.toBe(before);
  }

  async click(kind: Named['kind'], name: string): Promise<void> {
    // React may draw the element anew before it is pressed.
    await expect.poll(async () => (await this.locate(kind, name))?.click().then(() => true)).toBe(true);
  }

  async focus(kind: Named['kind'], name: string): Promise<void> {
    await this.sees(kind, name);
    await (await this.locate(kind, name))?.focus();
  }

  async type(name: string, text: string): Promise<void> {
    await this.sees('field', name);
    await (await this.locate('field', name))?.type(text);
  }

  async sees(kind: Named['kind'], name: string): Promise<void> {
    await expect
      .poll(async () => (await this.locate(kind, name)) !== undefined, { message: `${kind} ${name}` })
      .toBe(true);
  }

  async noLongerSees(kind: Named['kind'], name: string): Promise<void> {
    await expect
      .poll(async () => (await this.locate(kind, name)) === undefined, { message: `${kind} ${name}` })
      .toBe(true);
  }

  /** Waits until the element of this name has the focus. */
  async focuses(name: string): Promise<void> {
    await expect.poll(() => this.browser.evaluate(focusedName)).toMatch(new RegExp(`^${name}`));
  }

  /** Waits until a function says so in the page. */
  async until(isSo: () => boolean): Promise<void> {
    await expect.poll(() => this.browser.evaluate(isSo), { message: isSo.toString() }).toBe(true);
  }

  async scrollTop(): Promise<number> {
    return this.browser.evaluate(() => Math.round(window.scrollY));
  }

  /** Waits until another document is there than before. */
  private async load(start: () => Promise<void>): Promise<void> {
    await this.browser.evaluate(() => document.documentElement.setAttribute('data-left', ''));
    await start();
    await this.until(() => !document.documentElement.hasAttribute('data-left') && document.readyState === 'complete');
  }

  private locate(kind: Named['kind'], name: string) {
    return this.browser.find(findNamed, selectors[kind], name);
  }
}

/** Runs in the page. */
function findNamed(selector: string, name: string): Element | undefined {
  const nameOf = (element: Element): string =>
    element.getAttribute('aria-label') ??
    document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ??
    (element as HTMLInputElement).labels?.[0]?.textContent ??
    element.textContent;
  return [...document.querySelectorAll(selector)].find(
    (element) => element.checkVisibility() && nameOf(element).trim().startsWith(name),
  );
}

/** Runs in the page. */
function focusedName(): string {
  const { activeElement: element } = document;
  return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim().slice(0, 80);
}

/** `it` for steps: a fresh browser for each, whose picture is kept when the step fails. */
export const it = test.extend('shopper', async ({ task }, { onCleanup }) => {
  const browser = await WebDriver.open(process.env['WEBDRIVER_URL'] ?? '', { width: 1280, height: 900 });
  onCleanup(async () => {
    if (task.result?.state === 'fail') {
      await mkdir(failures, { recursive: true });
      await writeFile(`${failures}/webkitgtk-${task.name.replace(/\W+/g, '-')}.png`, await browser.screenshot());
    }
    await browser.close();
  });
  const shopper = new Shopper(browser);
  await shopper.goTo(`${storefrontUrl}/robots.txt`);
  await browser.evaluate((choice) => localStorage.setItem('privacy-choice', choice), yesterdaysChoice());
  return shopper;
});

function yesterdaysChoice(): string {
  return JSON.stringify({ allowed: [], chosenAt: Date.now() - 24 * 60 * 60 * 1000 });
}
