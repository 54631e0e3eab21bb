import type { Locator, Page } from 'playwright-core';
import { cartWords } from '#src/ui/text/cart-words';
import { shopWords } from '#src/ui/text/shop-words';

/** The shop page, and products on any page. */
export class Shelf {
  constructor(private readonly page: Page) {}

  /** Shows one family of products only. */
  async narrowTo(family: keyof typeof shopWords.families): Promise<void> {
    const chips = this.page.getByRole('navigation', { name: shopWords.family });
    await chips.getByRole('link', { name: shopWords.families[family], exact: true }).click();
    await chips.locator('[aria-current="true"]').filter({ hasText: shopWords.families[family] }).waitFor();
  }

  addButton(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: cartWords.addNamed(name), exact: true });
  }

  /** The same button while what it started is under way. */
  busyAdd(name: string): Locator {
    return this.addButton(name).and(this.page.locator('[aria-disabled="true"]'));
  }

  /** Puts one into the cart and waits for the flyout that says so. */
  async add(name: string): Promise<void> {
    await this.addButton(name).click();
    await this.flyout.waitFor();
  }

  /** Puts one into the cart and goes on shopping. */
  async addAndStay(name: string): Promise<void> {
    await this.add(name);
    await this.closeFlyout();
  }

  async closeFlyout(): Promise<void> {
    await this.page.getByRole('button', { name: cartWords.close, exact: true }).click();
    await this.flyout.waitFor({ state: 'hidden' });
  }

  get flyout(): Locator {
    return this.page.getByRole('dialog', { name: cartWords.title });
  }

  card(name: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }
}
