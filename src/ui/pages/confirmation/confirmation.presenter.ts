import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReadCompletedOrder } from '../../../application/checkout/read-completed-order';
import type { SettlementOutcome, SettlePayment } from '../../../application/checkout/settle-payment';
import type { LiveMessageState } from '../../../application/ports/state/live-message-state';
import type { Order } from '../../../domain/cart/order';
import { summarise } from '../../../domain/cart/order-summary';
import { shownLines } from '../../../domain/cart/quantity-intents';
import { needsAdult } from '../../../domain/checkout/adult-purchase';
import { livePayments } from '../../../domain/checkout/payment';
import { formatMoney } from '../../../domain/money/format-money';
import type { ActionTracker } from '../../state/action-tracker';
import type { KnownCatalogue } from '../../state/known-catalogue';
import { confirmationWords } from '../../text/checkout-words';
import { describeFailure } from '../../text/failures';
import type { LineRow } from '../cart/line-row';
import type { LineRows } from '../cart/line-rows';
import { asSummary, type Summary } from '../cart/summary';

const settling = 'settle-payment';

type Outcome = SettlementOutcome | { readonly kind: 'not-here' };

/** Presents an order after its payment (spec §2 /order/confirmation/:number/:id, §4 Finalize). */
export class ConfirmationPresenter {
  /** Why it is not known how the last try ended; it stays while the next one is under way. */
  failure: string | undefined = undefined;
  private outcome: Outcome | undefined = undefined;

  constructor(
    private readonly settlePayment: SettlePayment,
    private readonly readCompletedOrder: ReadCompletedOrder,
    private readonly catalogue: KnownCatalogue,
    private readonly rows: LineRows,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    makeAutoObservable<ConfirmationPresenter, 'outcome'>(this, { outcome: observableRef }, { autoBind: true });
  }

  /** What is known: still completing, an answer that did not come, or how it ended. */
  get view(): 'completing' | 'unknown' | Outcome['kind'] {
    return this.outcome?.kind ?? (this.failure === undefined ? 'completing' : 'unknown');
  }

  get order(): Order | undefined {
    return this.outcome?.kind === 'completed' ? this.outcome.order : undefined;
  }

  get lines(): readonly LineRow[] {
    const { order } = this;
    if (!order) return [];
    return shownLines(order, new Map()).map((shown) => this.rows.of(order, shown));
  }

  get summary(): Summary | undefined {
    return this.order && asSummary(summarise(this.order), { isShippingKnown: true, isPending: false, isPaid: true });
  }

  /** The ways the order comes, by name. */
  get deliveryNames(): readonly string[] {
    return this.order?.shipments.flatMap(({ rates }) => rates.filter(({ selected }) => selected).map(({ name }) => name)) ?? [];
  }

  /** What the order was paid with: "Card ending in 1111"; with what each paid, when there are several. */
  get payments(): readonly string[] {
    const payments = livePayments(this.order?.payments ?? []);
    return payments.map(({ methodName, lastDigits, amount }) => {
      const name = lastDigits === undefined ? methodName : confirmationWords.card(methodName, lastDigits);
      return payments.length > 1 ? confirmationWords.share(name, formatMoney(amount)) : name;
    });
  }

  get needsAdult(): boolean {
    return this.order !== undefined && (!this.catalogue.current || needsAdult(this.order, this.catalogue.current));
  }

  /** What the server said against completing the order. */
  get refusals(): readonly string[] {
    return this.outcome?.kind === 'refused' ? Object.values(this.outcome.errors).flat() : [];
  }

  /** Whether it was refused because there is not enough of something. */
  get isShort(): boolean {
    return this.outcome?.kind === 'refused' && this.outcome.reason === 'insufficient_stock';
  }

  get isBusy(): boolean {
    return this.tracker.isBusy(settling);
  }

  /** Completes the order, or shows it again: with a session by settling it, without by what this tab completed. */
  async open(number: string, checkoutSessionId: string | null): Promise<void> {
    void this.catalogue.load();
    if (this.isBusy) return;
    const outcome = await this.tracker.run(settling, () => this.settle(number, checkoutSessionId));
    const error = this.tracker.errorOf(settling);
    runInAction(() => {
      this.outcome = outcome;
      this.failure = error && describeFailure(error);
    });
    if (outcome?.kind === 'completed') this.liveMessage.announce(confirmationWords.thanks);
  }

  /** The order has changed since: something was added to it. */
  update(order: Order): void {
    this.outcome = { kind: 'completed', order };
  }

  private async settle(number: string, checkoutSessionId: string | null): Promise<Outcome> {
    if (checkoutSessionId) return this.settlePayment.execute(number, checkoutSessionId);
    const order = await this.readCompletedOrder.execute(number);
    return order ? { kind: 'completed', order } : { kind: 'not-here' };
  }
}
