import type { Locator, Page } from 'playwright-core';

/** Test cards of the sandbox, by their effects. */
export const cards = { pays: '4111111111111111', declined: '4111111111111112', confirms: '4000002500003155' } as const;

/** The hosted payment page; it is not the storefront's, so its texts are its own. */
export class PaymentPage {
  constructor(private readonly page: Page) {}

  /** Waits until the browser has come here. */
  async isOpen(): Promise<void> {
    await this.page.waitForURL(/\/pay\//);
    await this.page.getByRole('heading', { name: /^Pay \$/ }).waitFor();
  }

  async fill(card: keyof typeof cards): Promise<void> {
    await this.page.getByLabel('Card number').fill(cards[card]);
    await this.page.getByLabel('Expiry date').fill('12/40');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByLabel('Name on the card').fill('Ada Example');
  }

  async press(): Promise<void> {
    await this.payButton.click();
  }

  async pressTwice(): Promise<void> {
    await this.payButton.dblclick();
  }

  async payWith(card: keyof typeof cards): Promise<void> {
    await this.isOpen();
    await this.fill(card);
    await this.press();
  }

  private get payButton(): Locator {
    return this.page.getByRole('button', { name: /^(Confirm and pay|Pay) \$/ });
  }

  /** Waits until the page says that the order is paid, and offers nothing to pay. */
  async isPaid(number: string): Promise<void> {
    await this.page.getByRole('heading', { name: `Order ${number} is paid` }).waitFor();
    await this.payButton.waitFor({ state: 'detached' });
  }

  /** Waits for the gateway's refusal. */
  async isDeclined(): Promise<void> {
    await this.page.getByRole('alert').filter({ hasText: 'declined' }).waitFor();
  }

  async goBackToCheckout(): Promise<void> {
    await this.page.getByRole('link', { name: 'go back to checkout' }).click();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel and go back' }).click();
  }
}
