import type { Locator, Page } from 'playwright-core';
import type { CheckoutStep } from '#src/domain/cart/checkout-step';
import { checkoutMessages, confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';

const { fields } = checkoutMessages;

/** An address that wine is shipped to. */
export const home = {
  name: 'Ada Example',
  address1: '1 Invented St',
  city: 'Fresno',
  state: 'California',
  stateAbbr: 'CA',
  zipcode: '93650',
  phone: '2125550123',
} as const;

interface Place {
  readonly address1?: string;
  readonly city?: string;
}

/** Checkout and confirmation. */
export class CheckoutScreens {
  constructor(
    private readonly page: Page,
    private readonly email: string,
  ) {}

  field(name: keyof typeof fields): Locator {
    return this.page.getByRole(name === 'stateAbbr' ? 'combobox' : 'textbox', { name: new RegExp(`^${fields[name]}`) });
  }

  get adult(): Locator {
    return this.page.getByRole('checkbox', { name: checkoutMessages.adult });
  }

  /** Waits until a step is open. */
  async isAt(step: CheckoutStep): Promise<void> {
    await this.stepHeading(step).waitFor();
  }

  stepHeading(step: CheckoutStep): Locator {
    return this.page.getByRole('heading', { name: checkoutMessages.stepNames[step], level: 2, exact: true });
  }

  /** The link by which a step of the list is opened again. */
  stepLink(step: CheckoutStep): Locator {
    return this.page
      .getByRole('navigation', { name: checkoutMessages.steps })
      .getByRole('link', { name: checkoutMessages.stepNames[step] });
  }

  /** Fills in everything but the question of age. */
  async fillAddress(): Promise<void> {
    await this.field('email').fill(this.email);
    await this.fillShippingAddress();
  }

  /** Fills in an address where the e-mail address is known. */
  async fillShippingAddress({ address1 = home.address1, city = home.city }: Place = {}): Promise<void> {
    await this.field('name').fill(home.name);
    await this.field('address1').fill(address1);
    await this.field('city').fill(city);
    await this.field('stateAbbr').selectOption({ label: home.state });
    await this.field('zipcode').fill(home.zipcode);
    await this.field('phone').fill(home.phone);
  }

  /** As a browser fills in a stored address: it takes no notice of disabled options. */
  async autofillState(abbr: string): Promise<void> {
    await this.field('stateAbbr').evaluate((select: HTMLSelectElement, value) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, abbr);
  }

  get toDelivery(): Locator {
    return this.page.getByRole('button', { name: checkoutMessages.toDelivery });
  }

  get toPayment(): Locator {
    return this.page.getByRole('button', { name: checkoutMessages.toPayment });
  }

  rate(name: string): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^${name}`) });
  }

  /** Agrees to the terms of recurring goods. */
  async agree(): Promise<void> {
    await this.page.getByRole('checkbox', { name: /^I agree/ }).check();
  }

  get pay(): Locator {
    return this.page.getByRole('button', { name: /^Pay \$/ });
  }

  /** From an open address step to the delivery step. */
  async giveAddress(): Promise<void> {
    await this.fillAddress();
    await this.adult.check();
    await this.toDelivery.click();
    await this.isAt('delivery');
  }

  /** From an open delivery step to the payment step, with the server's own choice. */
  async acceptDelivery(): Promise<void> {
    await this.toPayment.click();
    await this.isAt('payment');
  }

  /** From an open address step to the payment step. */
  async walkToPayment(): Promise<void> {
    await this.giveAddress();
    await this.acceptDelivery();
  }

  /** Waits for the confirmation of an order; returns its number. */
  async isConfirmed(): Promise<string> {
    await this.page.getByRole('heading', { name: confirmationMessages.thanks, level: 1 }).waitFor();
    const line = await this.page.getByText(confirmationMessages.number('R')).first().textContent();
    return (line ?? '').replace(confirmationMessages.number(''), '').trim();
  }
}
