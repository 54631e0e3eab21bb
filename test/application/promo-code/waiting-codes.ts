import { AddLineToCart } from '#src/application/cart/add-line-to-cart';
import { RestoreCart } from '#src/application/cart/restore-cart';
import {
  ApplyPendingPromoCodes,
  type PendingPromoCodeNotice,
} from '#src/application/promo-code/apply-pending-promo-codes';
import { EnterPromoCode } from '#src/application/promo-code/enter-promo-code';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { discountsOf } from '#src/domain/cart/order-summary';
import type { TryOccasion } from '#src/domain/promo-code/pending-promo-code';
import { openTab, type TestTab } from '#test/support/test-tab';

/** A tab with codes that wait, and a record of when which of them was sent and arrived at the server. */
export class WaitingCodes {
  readonly kept: PendingPromoCodes;
  readonly enter: EnterPromoCode;
  /** The messages that the shopper was shown, such as "applied ten". */
  readonly notice: string[] = [];

  constructor(
    readonly tab = openTab(),
    /** Codes in the order in which they were sent, with the millisecond of it. */
    readonly sent = recordSentCodes(tab),
  ) {
    this.kept = tab.get(PendingPromoCodes);
    this.enter = tab.get(EnterPromoCode);
  }

  /** A tab whose cart holds so many cans at 7.00. */
  static async withCans(quantity: number): Promise<WaitingCodes> {
    const waiting = new WaitingCodes();
    await waiting.tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity });
    return waiting;
  }

  async openAnother(): Promise<WaitingCodes> {
    const other = new WaitingCodes(this.tab.openAnother(), this.sent);
    await other.tab.get(RestoreCart).execute();
    return other;
  }

  arrive(...codes: readonly string[]): void {
    codes.forEach((code) => this.kept.keep({ key: 'promo', code }));
  }

  /** Tries the codes that are due, and lets time pass until that is over. */
  async run(occasion: TryOccasion = 'cart-change'): Promise<void> {
    const running = this.start(occasion);
    await this.tab.scheduler.quiet();
    await running;
  }

  start(occasion: TryOccasion = 'cart-change'): Promise<void> {
    return this.tab
      .get(ApplyPendingPromoCodes)
      .execute(occasion, (notice: PendingPromoCodeNotice) => this.notice.push(`${notice.kind} ${notice.kept.code}`));
  }

  async addCans(quantity: number): Promise<void> {
    await this.tab.get(AddLineToCart).execute({ sku: 'WHITE-1', quantity });
  }

  get waiting(): readonly string[] {
    return this.kept.read().map(({ code }) => code);
  }

  /** Codes on the order as the server has it, counting or not. */
  get onOrder(): readonly (string | undefined)[] {
    return discountsOf(this.tab.serverOrder!).map(({ code }) => code);
  }

  get sentCodes(): readonly string[] {
    return this.sent.map(({ code }) => code);
  }
}

function recordSentCodes({ world, scheduler }: TestTab): { readonly code: string; readonly at: number }[] {
  const sent: { readonly code: string; readonly at: number }[] = [];
  const { orders } = world;
  const send = orders.applyPromoCode.bind(orders);
  orders.applyPromoCode = (key, code) => {
    sent.push({ code, at: scheduler.clock.now() });
    return send(key, code);
  };
  return sent;
}
