import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { giftCardMessages } from '#src/ui/gift-card/shared/gift-card-messages';
import { sandboxUrl } from './back-end';
import { payAndPlace, prepareCart } from './prepared-cart';

/** Seeded gift cards of the sandbox that are refused, by the reason. */
export const refusedCards = {
  not_found: 'NOSUCHCARD000001',
  expired: 'RINGPULLEXPIRED1',
  empty: 'RINGPULLNOTHING0',
  already_redeemed: 'RINGPULLREDEEMED',
  other_store: 'OTHERSTORE000050',
} as const;

/** The recipient of a gift card, as a shopper types it. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
  readonly day?: string;
  readonly message?: string;
}

/** Buying gift cards, and paying with them. */
export class GiftCardScreens {
  constructor(private readonly page: Page) {}

  /** The form on the page of a gift card. */
  get buying(): Locator {
    return this.page.getByRole('form', { name: giftCardMessages.buy.title });
  }

  field(name: keyof typeof giftCardMessages.fields, within: Locator = this.buying): Locator {
    return within.locator(`[name="gift-card-${name}"]`);
  }

  get add(): Locator {
    return this.buying.getByRole('button', { name: new RegExp(`^${giftCardMessages.buy.actionNamed('')}`) });
  }

  async fill({ name, email, day = '', message = '' }: Recipient, within?: Locator): Promise<void> {
    await this.field('recipientName', within).fill(name);
    await this.field('recipientEmail', within).fill(email);
    await this.field('purchaserName', within).fill('Bob Giver');
    await this.field('day', within).fill(day);
    await this.field('message', within).fill(message);
  }

  get disclosure(): Locator {
    return this.page.locator('summary', { hasText: giftCardMessages.pay.summary });
  }

  get code(): Locator {
    return this.page.getByLabel(giftCardMessages.codeLabel);
  }

  get use(): Locator {
    return this.page.getByRole('button', { name: giftCardMessages.pay.actionNamed, exact: true });
  }

  /** Tries a code, opening the entry first where it is closed. */
  async enter(code: string): Promise<void> {
    if (!(await this.code.isVisible())) await this.disclosure.click();
    await this.code.fill(code);
    await this.use.click();
  }

  /** The button that takes a card off, which stands there while the card pays. */
  removal(code: string): Locator {
    return this.page.getByRole('button', { name: giftCardMessages.pay.remove(code.slice(-4)), exact: true });
  }

  /** The form in the cart that names the recipient of a card. */
  get lineForm(): Locator {
    return this.page.getByRole('form', { name: giftCardMessages.line.form });
  }
}

/** The text of the newest mail to somebody whose subject contains this text; undefined when there is none. */
export async function mailTo(email: string, subject: string): Promise<string | undefined> {
  const outbox = await (await fetch(`${sandboxUrl}/outbox`)).text();
  const mails = [...outbox.matchAll(/<a href="(\/outbox\/\d+)">([^<]*)<\/a><span>[^<]*?to ([^<]*)<\/span>/g)];
  const found = mails.find(([, , title = '', to]) => to === email && title.includes(subject));
  return found && (await (await fetch(`${sandboxUrl}${found[1] ?? ''}/html`)).text());
}

/** The code in the mail that brought a gift card. */
export async function codeFor(email: string): Promise<string> {
  const read = async () => /\b[A-Z0-9]{16}\b/.exec((await mailTo(email, 'gift card')) ?? '')?.[0];
  // An engine sends its mails a moment later.
  await expect.poll(read).toBeDefined();
  return (await read())!;
}

/** Buys a fresh gift card by the back end's own calls; returns its code. */
export async function buyGiftCard(
  sku: 'GIFT-CARD-25' | 'GIFT-CARD-50' | 'GIFT-CARD-100',
  email: string,
): Promise<string> {
  await payAndPlace(await prepareCart({ [sku]: 1 }, 'payment', email));
  return codeFor(email);
}
