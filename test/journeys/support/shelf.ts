import type { Locator, Page } from 'playwright-core';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { shopMessages } from '#src/ui/catalogue/shop-messages';

/** The shop page, and products on any page. */
export class Shelf {
  constructor(private readonly page: Page) {}

  /** Shows one family of products only. */
  async narrowTo(family: keyof typeof shopMessages.families): Promise<void> {
    const chips = this.page.getByRole('navigation', { name: shopMessages.family });
    await chips.getByRole('link', { name: shopMessages.families[family], exact: true }).click();
    await chips.locator('[aria-current="true"]').filter({ hasText: shopMessages.families[family] }).waitFor();
  }

  addButton(name: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: cartMessages.addNamed(name), exact: true });
  }

  /** The same button while its action is under way. */
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
    await this.page.getByRole('button', { name: cartMessages.close, exact: true }).click();
    await this.flyout.waitFor({ state: 'hidden' });
  }

  get flyout(): Locator {
    return this.page.getByRole('dialog', { name: cartMessages.title });
  }

  card(name: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name, exact: true }) });
  }
}
