import { runInAction } from 'mobx';
import type { FindUnavailableLines } from '#src/application/checkout/find-unavailable-lines';
import type { ReadCompletedOrder } from '#src/application/checkout/read-completed-order';
import type { Refusal, SettlementOutcome, SettlePayment } from '#src/application/checkout/settle-payment';
import type { Logger } from '#src/application/ports/system/logger';
import type { Order, OrderReceipt } from '#src/domain/cart/order';
import { summarize } from '#src/domain/cart/order-summary';
import { shownLines } from '#src/domain/cart/quantity';
import { needsAdult } from '#src/domain/checkout/checkout-conditions';
import { livePayments } from '#src/domain/checkout/payment';
import { formatMoney } from '#src/domain/money/money';
import { describeShortages } from '#src/ui/features/cart-lines/line-row';
import type { OrderRow, OrderRows } from '#src/ui/features/cart-lines/order-rows';
import { asSummary, type Summary } from '#src/ui/features/cart-lines/summary';
import type { RecurringTermsReader } from '#src/ui/features/recurring-terms/recurring-terms-reader';
import { confirmationMessages } from '#src/ui/messages/checkout-messages';
import { describeFailure } from '#src/ui/messages/failures';
import { describePayment } from '#src/ui/messages/payment-messages';
import type { TermsText } from '#src/ui/messages/recurring-messages';
import { Action } from '#src/ui/state/action';
import { autoObservable } from '#src/ui/state/auto-observable';
import type { CatalogueStore } from '#src/ui/state/catalogue-store';
import type { LiveMessageState } from '#src/ui/state/live-message-state';

/** Presents an order after its payment (spec §2 /order/confirmation/:number/:id, §4 Finalize). */
export class ConfirmationPresenter {
  /** Why it is not known how the last try ended; it stays while the next one is under way. */
  failure: string | undefined = undefined;
  /** What there was not enough of, as far as it is known. */
  shortages: readonly string[] = [];
  private outcome: SettlementOutcome | undefined = undefined;
  private number = '';
  private readonly settling: Action;
  private readonly findingShortages: Action;

  constructor(
    private readonly settlePayment: SettlePayment,
    private readonly readCompletedOrder: ReadCompletedOrder,
    private readonly findUnavailableLines: FindUnavailableLines,
    private readonly catalogue: CatalogueStore,
    private readonly orderRows: OrderRows,
    private readonly recurringTerms: RecurringTermsReader,
    private readonly liveMessage: LiveMessageState,
    logger: Logger,
  ) {
    this.settling = new Action(logger);
    this.findingShortages = new Action(logger);
    autoObservable(this);
  }

  /** What is known: still completing, an answer that did not come, or how it ended. */
  get view(): 'completing' | 'unknown' | SettlementOutcome['kind'] {
    return this.outcome?.kind ?? (this.failure === undefined ? 'completing' : 'unknown');
  }

  /** How it ended is certain: the address need not say any more what there was to settle. */
  get isSettled(): boolean {
    return this.outcome !== undefined;
  }

  /** Which order is complete, also where nothing else of it may be shown. */
  get receipt(): OrderReceipt | undefined {
    return this.outcome?.kind === 'completed' ? this.outcome.receipt : undefined;
  }

  get order(): Order | undefined {
    return this.outcome?.kind === 'completed' ? this.outcome.order : undefined;
  }

  /** Lines and club boxes. */
  get rows(): readonly OrderRow[] {
    return this.order ? this.orderRows.of(this.order, shownLines(this.order, new Map())) : [];
  }

  get summary(): Summary | undefined {
    return this.order && asSummary(summarize(this.order), { isPending: false, isPaid: true });
  }

  /** What the buyer agreed to: what comes again, and how to stop it. */
  get terms(): readonly TermsText[] {
    return (this.order && this.recurringTerms.of(this.order)?.terms) ?? [];
  }

  /** The ways the order comes, by name. */
  get deliveryNames(): readonly string[] {
    return (
      this.order?.shipments.flatMap(({ rates }) => rates.filter(({ selected }) => selected).map(({ name }) => name)) ??
      []
    );
  }

  /** What the order was paid with: "Visa ending in 1111"; with what each paid, when there are several. */
  get payments(): readonly string[] {
    const payments = livePayments(this.order?.payments ?? []);
    return payments.map((payment) => {
      const name = describePayment(payment);
      return payments.length > 1 ? confirmationMessages.share(name, formatMoney(payment.amount)) : name;
    });
  }

  get needsAdult(): boolean {
    return this.order !== undefined && (!this.catalogue.current || needsAdult(this.order, this.catalogue.current));
  }

  /** Why the order was not completed, in the server's words, and what is short. */
  get refusals(): readonly string[] {
    return this.refusal ? [...Object.values(this.refusal.errors).flat(), ...this.shortages] : [];
  }

  /** What became of the money for an order that was refused. */
  get charge(): string {
    return confirmationMessages.refused.charge[this.refusal?.charge ?? 'unknown'];
  }

  get isCartBack(): boolean {
    return this.refusal?.isCartBack ?? false;
  }

  /** Whether it was refused because there is not enough of something. */
  get isShort(): boolean {
    return this.refusal?.isOutOfStock ?? false;
  }

  get isBusy(): boolean {
    return this.settling.isBusy;
  }

  /** Completes the order, or shows it again: with a session by settling it, without by what this tab completed. */
  async open(number: string, checkoutSessionId: string | null): Promise<void> {
    void this.catalogue.load();
    // What is settled leaves the address, which then asks for the same order once more.
    const isKnown = this.isSettled && this.number === number && checkoutSessionId === null;
    if (this.isBusy || isKnown) return;
    const result = await this.settling.run(() => this.settle(number, checkoutSessionId));
    runInAction(() => {
      this.outcome = result.kind === 'done' ? result.value : undefined;
      this.number = number;
      this.failure = describeFailure(this.settling.error);
    });
    if (this.receipt) this.liveMessage.announce(confirmationMessages.thanks);
    if (this.isShort && this.isCartBack) await this.nameShortages();
  }

  /** The order has changed since: something was added to it. */
  replaceOrder(order: Order): void {
    this.outcome = { kind: 'completed', receipt: order, order };
  }

  private get refusal(): Refusal | undefined {
    return this.outcome?.kind === 'refused' ? this.outcome : undefined;
  }

  /** When it cannot be found out, the refusal stands without names. */
  private async nameShortages(): Promise<void> {
    const result = await this.findingShortages.run(() => this.findUnavailableLines.execute());
    if (result.kind === 'done') runInAction(() => (this.shortages = describeShortages(result.value)));
  }

  private async settle(number: string, checkoutSessionId: string | null): Promise<SettlementOutcome> {
    if (checkoutSessionId) return this.settlePayment.execute(number, checkoutSessionId);
    const order = await this.readCompletedOrder.execute(number);
    return order ? { kind: 'completed', receipt: order, order } : { kind: 'not-here' };
  }
}
