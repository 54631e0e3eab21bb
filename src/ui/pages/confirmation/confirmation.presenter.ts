import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReadCompletedOrder } from '../../../application/checkout/read-completed-order';
import type { SettlementOutcome, SettlePayment } from '../../../application/checkout/settle-payment';
import type { ContentReader } from '../../../application/ports/content/content-reader';
import type { LiveMessageState } from '../../../application/ports/state/live-message-state';
import type { Order } from '../../../domain/cart/order';
import { summarise } from '../../../domain/cart/order-summary';
import { shownLines } from '../../../domain/cart/quantity-intents';
import { needsAdult } from '../../../domain/checkout/adult-purchase';
import { findProduct, type Catalogue } from '../../../domain/content/site-content';
import type { ActionTracker } from '../../state/action-tracker';
import { confirmationWords } from '../../text/checkout-words';
import { describeFailure } from '../../text/failures';
import { asLineRow, type LineRow } from '../cart/line-row';
import { asSummary, type Summary } from '../cart/summary';

const settling = 'settle-payment';

/** Presents an order after its payment (spec §2 /order/confirmation/:number/:id, §4 Finalize). */
export class ConfirmationPresenter {
  private outcome: SettlementOutcome | { readonly kind: 'not-here' } | undefined = undefined;
  private catalogue: Catalogue | undefined = undefined;

  constructor(
    private readonly settlePayment: SettlePayment,
    private readonly readCompletedOrder: ReadCompletedOrder,
    private readonly content: ContentReader,
    private readonly tracker: ActionTracker,
    private readonly liveMessage: LiveMessageState,
  ) {
    makeAutoObservable<ConfirmationPresenter, 'outcome' | 'catalogue'>(this, { outcome: observableRef, catalogue: observableRef }, { autoBind: true });
  }

  /** What is known: still completing, an answer that did not come, or how it ended. */
  get view(): 'completing' | 'unknown' | 'completed' | 'refused' | 'not-here' {
    if (this.tracker.errorOf(settling)) return 'unknown';
    return this.outcome?.kind ?? 'completing';
  }

  get order(): Order | undefined {
    return this.outcome?.kind === 'completed' ? this.outcome.order : undefined;
  }

  get lines(): readonly LineRow[] {
    const { order, catalogue } = this;
    if (!order) return [];
    return shownLines(order, new Map()).map((shown) => asLineRow(shown, catalogue && findProduct(catalogue, shown.line.sku), undefined));
  }

  get summary(): Summary | undefined {
    return this.order && asSummary(summarise(this.order), { isShippingKnown: true, isPending: false });
  }

  get needsAdult(): boolean {
    return this.order !== undefined && this.catalogue !== undefined && needsAdult(this.order, this.catalogue);
  }

  get failure(): string | undefined {
    const error = this.tracker.errorOf(settling);
    return error && describeFailure(error);
  }

  /** What the server said against completing the order. */
  get refusals(): readonly string[] {
    return this.outcome?.kind === 'refused' ? Object.values(this.outcome.errors).flat() : [];
  }

  get isBusy(): boolean {
    return this.tracker.isBusy(settling);
  }

  /** Completes the order, or shows it again: with a session by settling it, without by what this tab completed. */
  async open(number: string, checkoutSessionId: string | null): Promise<void> {
    void this.loadCatalogue();
    const outcome = await this.tracker.run(settling, () => this.settle(number, checkoutSessionId));
    runInAction(() => (this.outcome = outcome ?? this.outcome));
    if (outcome?.kind === 'completed') this.liveMessage.announce(confirmationWords.thanks);
  }

  private async settle(number: string, checkoutSessionId: string | null): Promise<SettlementOutcome | { readonly kind: 'not-here' }> {
    if (checkoutSessionId) return this.settlePayment.execute(number, checkoutSessionId);
    const order = await this.readCompletedOrder.execute(number);
    return order ? { kind: 'completed', order } : { kind: 'not-here' };
  }

  private async loadCatalogue(): Promise<void> {
    const catalogue = await this.tracker.run('read-catalogue', () => this.content.readCatalogue());
    runInAction(() => (this.catalogue = catalogue));
  }
}
