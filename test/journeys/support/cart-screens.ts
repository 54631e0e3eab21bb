import type { Locator, Page } from 'playwright-core';
import { cartMessages } from '#src/ui/cart/shared/cart-messages';
import { checkoutMessages } from '#src/ui/checkout/shared/checkout-messages';
import { kitMessages } from '#src/ui/kit/kit-messages';

/** The cart, on its page and in the flyout. */
export class CartScreens {
  constructor(private readonly page: Page) {}

  /** Goes from the flyout to the cart page. */
  async view(): Promise<void> {
    await this.page.getByRole('link', { name: cartMessages.viewCart, exact: true }).click();
    await this.page.getByRole('heading', { name: cartMessages.title, level: 1 }).waitFor();
  }

  line(name: string): Locator {
    return this.page.getByRole('list', { name: cartMessages.lines }).getByRole('listitem').filter({ hasText: name });
  }

  quantity(name: string): Locator {
    return this.page.getByRole('spinbutton', { name: cartMessages.quantity(name) });
  }

  /** Waits until a line shows a quantity. */
  async shows(name: string, quantity: number): Promise<void> {
    await this.page
      .locator(`[role="spinbutton"][aria-label="${cartMessages.quantity(name)}"][aria-valuenow="${quantity}"]`)
      .waitFor();
  }

  /** Waits until the server has confirmed every quantity. */
  async isSettled(): Promise<void> {
    await this.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  }

  more(name: string): Locator {
    return this.page.getByRole('button', { name: cartMessages.more(name), exact: true });
  }

  fewer(name: string): Locator {
    return this.page.getByRole('button', { name: cartMessages.fewer(name), exact: true });
  }

  removal(name: string): Locator {
    return this.page.getByRole('button', { name: cartMessages.removeNamed(name), exact: true });
  }

  /** Types a quantity and leaves the field. */
  async typeQuantity(name: string, text: string): Promise<void> {
    await this.quantity(name).fill(text);
    await this.quantity(name).press('Enter');
  }

  get codeField(): Locator {
    return this.page.getByLabel(cartMessages.codeLabel);
  }

  get apply(): Locator {
    return this.page.getByRole('button', { name: cartMessages.applyCode, exact: true });
  }

  async enterCode(code: string): Promise<void> {
    await this.codeField.fill(code);
    await this.apply.click();
  }

  /** Brings back the line that was removed last. */
  get undo(): Locator {
    return this.page.getByRole('button', { name: kitMessages.undo });
  }

  codeRemoval(code: string): Locator {
    return this.page.getByRole('button', { name: cartMessages.removeCode(code), exact: true });
  }

  /** Returns the text of a row of the summary, such as the total. */
  async amountOf(label: string): Promise<string> {
    const row = this.page
      .getByRole('main')
      .locator('dl > div')
      .filter({ has: this.page.getByText(label, { exact: true }) });
    return (await row.locator('dd').textContent()) ?? '';
  }

  async checkOut(): Promise<void> {
    await this.page.getByRole('link', { name: cartMessages.checkout, exact: true }).click();
    await this.page.getByRole('heading', { name: checkoutMessages.title, level: 1 }).waitFor();
  }
}
