import {
  ApplyPendingPromoCodes,
  type PendingPromoCodeNews,
} from '#src/application/promo-code/apply-pending-promo-codes';
import { EnterPromoCode } from '#src/application/promo-code/enter-promo-code';
import { PendingPromoCodes } from '#src/application/promo-code/pending-promo-codes';
import { discountsOf } from '#src/domain/cart/order-summary';
import type { TryOccasion } from '#src/domain/promo-code/code-tries';
import { Tab } from '#test/application/tab';
import { InMemoryPromoStorage } from '#test/fakes/browser/in-memory-promo-storage';
import { InOrderTabLock } from '#test/fakes/browser/in-order-tab-lock';
import { PlainPendingPromoCodesState } from '#test/fakes/state/plain-pending-promo-codes-state';

/** A tab with codes that wait, and a record of when which of them was sent and arrived at the server. */
export class WaitingCodes {
  readonly state = new PlainPendingPromoCodesState();
  readonly kept: PendingPromoCodes;
  readonly enter: EnterPromoCode;
  /** What was told, such as "applied ten". */
  readonly news: string[] = [];
  private readonly applyPendingPromoCodes: ApplyPendingPromoCodes;

  constructor(
    readonly tab = Tab.open(),
    private readonly storage = new InMemoryPromoStorage(),
    private readonly turns = new InOrderTabLock(),
    /** Codes in the order in which they were sent, with the millisecond of it. */
    readonly sent: { readonly code: string; readonly at: number }[] = [],
  ) {
    this.kept = new PendingPromoCodes(storage, this.state, tab.scheduler.clock);
    this.enter = new EnterPromoCode(tab.applyPromoCode, this.kept, tab.cart);
    this.applyPendingPromoCodes = new ApplyPendingPromoCodes(
      this.kept,
      tab.cart,
      tab.applyPromoCode,
      turns,
      tab.scheduler,
    );
    const { orders } = tab;
    const send = orders.applyPromoCode.bind(orders);
    orders.applyPromoCode = (key, code) => {
      sent.push({ code, at: tab.scheduler.clock.now() });
      return send(key, code);
    };
  }

  /** A tab whose cart holds so many cans at 7.00. */
  static async withCans(quantity: number): Promise<WaitingCodes> {
    const waiting = new WaitingCodes();
    await waiting.tab.addLine.execute({ sku: 'WHITE-1', quantity });
    return waiting;
  }

  async openAnother(): Promise<WaitingCodes> {
    const other = new WaitingCodes(this.tab.openAnother(), this.storage, this.turns, this.sent);
    await other.tab.restoreCart.execute();
    return other;
  }

  arrive(...codes: readonly string[]): void {
    codes.forEach((code) => this.kept.keep({ key: 'promo', code }));
  }

  /** Tries what is due, and lets time pass until that is over. */
  async run(occasion: TryOccasion = 'cart-change'): Promise<void> {
    const running = this.start(occasion);
    await this.tab.scheduler.quiet();
    await running;
  }

  start(occasion: TryOccasion = 'cart-change'): Promise<void> {
    return this.applyPendingPromoCodes.execute(occasion, (news: PendingPromoCodeNews) =>
      this.news.push(`${news.kind} ${news.kept.code}`),
    );
  }

  async addCans(quantity: number): Promise<void> {
    await this.tab.addLine.execute({ sku: 'WHITE-1', quantity });
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
