import { reaction, runInAction } from 'mobx';
import type { Refusal } from '#src/application/checkout/settle-payment';
import { type ConfirmationOutcome, OpenConfirmation } from '#src/application/orders/open-confirmation';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { DependenciesOf } from '#src/application/ports/token';
import type { Order, OrderReceipt } from '#src/domain/cart/order';
import { type DeliveryState, deliveryState } from '#src/domain/orders/delivery-state';
import { readOrderToken } from '#src/domain/orders/order-link';
import { confirmationMessages } from '#src/ui/checkout/shared/checkout-messages';
import type { TermsText } from '#src/ui/checkout/shared/recurring-messages';
import { Shortages } from '#src/ui/checkout/shared/shortages';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { formatInstant } from '#src/ui/kit/day-messages';
import { describeFailure } from '#src/ui/kit/failures';
import type { Presenter } from '#src/ui/kit/use-presenter';
import type { PlacedOrderView } from '#src/ui/orders/shared/placed-order-reader';
import { ConfirmedOrderReader } from './confirmed-order-reader';
import { OrderThanks } from './order-thanks';
import { ordersMessages } from './orders-messages';

const ahead: readonly DeliveryState[] = ['ordered', 'packed', 'waiting', 'mailed'];

/** The values in the address of the page. */
export interface ConfirmationAddress extends OrderReceipt {
  /** The payment session to settle; null once it is settled, and where there is none. */
  readonly checkoutSessionId: string | null;
  /** The fragment, in which a link carries the order's token. */
  readonly fragment: string;
}

interface OpenedAddress extends Omit<ConfirmationAddress, 'fragment'> {
  /** The token of the link; it stays for another try, though the address has lost it. */
  readonly token: string | undefined;
}

/**
 * Presents an order after its payment, and when it is opened again (spec §2 /order/confirmation/:number/:id, §4
 * Finalize).
 */
export class ConfirmationPresenter implements Presenter {
  static readonly dependencies: DependenciesOf<typeof ConfirmationPresenter> = [
    OpenConfirmation,
    CustomerState,
    ConfirmedOrderReader,
    OrderThanks,
    Shortages,
  ];
  static readonly isShared = false;

  /** The reason why the outcome of the last try is unknown; it stays during the next try. */
  failure: string | undefined = undefined;
  private outcome: ConfirmationOutcome | undefined = undefined;
  private address: OpenedAddress | undefined = undefined;
  private readonly opening = new Action();

  constructor(
    private readonly openConfirmation: OpenConfirmation,
    private readonly customer: CustomerState,
    private readonly orders: ConfirmedOrderReader,
    private readonly thanks: OrderThanks,
    private readonly shortages: Shortages,
  ) {
    autoObservable(this);
  }

  /**
   * Opens the order for its owner when the session becomes known only after the page, as after signing in elsewhere.
   */
  mount(): () => void {
    return reaction(
      () => (this.isClosed ? this.customer.current?.id : undefined),
      (customerId) => void (customerId !== undefined && this.address && this.load(this.address)),
    );
  }

  /** The state of the page: under way, without a response, or an outcome. */
  get view(): 'completing' | 'unknown' | 'loading' | 'unreachable' | ConfirmationOutcome['kind'] {
    if (this.outcome) return this.outcome.kind;
    const isFailed = this.failure !== undefined;
    if (this.isSettling) return isFailed ? 'unknown' : 'completing';
    return isFailed ? 'unreachable' : 'loading';
  }

  /** True when the outcome is certain, so that the address no longer needs the payment's values. */
  get isSettled(): boolean {
    return this.outcome !== undefined;
  }

  /** The completed order, also where nothing else of it may be shown. */
  get receipt(): OrderReceipt | undefined {
    return this.outcome?.kind === 'completed' ? this.outcome.receipt : this.order;
  }

  /** The whole order. A payment session that was settled under the id of another order does not open it. */
  get order(): Order | undefined {
    const order = this.outcome && 'order' in this.outcome ? this.outcome.order : undefined;
    return order?.id === this.address?.id ? order : undefined;
  }

  /** True when somebody is signed in. An order that is not shown then belongs to a different customer. */
  get isSignedIn(): boolean {
    return this.customer.current !== undefined;
  }

  /** True when this tab placed the order, rather than opening it again. */
  get isPlacedHere(): boolean {
    const { outcome } = this;
    return outcome?.kind === 'completed' || (outcome?.kind === 'opened' && outcome.by === 'this-tab');
  }

  get placed(): PlacedOrderView | undefined {
    return this.order && this.orders.contentsOf(this.order);
  }

  /** The terms that the buyer agreed to: recurring deliveries, and the way to cancel them. */
  get terms(): readonly TermsText[] {
    return this.order ? this.orders.termsOf(this.order) : [];
  }

  /** The status of the order, for shoppers who open it again. */
  get statusText(): string | undefined {
    const { order } = this;
    if (!order || this.isPlacedHere) return undefined;
    const { placed, states } = ordersMessages;
    return `${placed(formatInstant(order.completedAt ?? order.createdAt))}. ${states[deliveryState(order)].text}`;
  }

  /** True when the order is still to be packed and signed for, or mailed. */
  get isAhead(): boolean {
    return this.order !== undefined && ahead.includes(deliveryState(this.order));
  }

  get needsAdult(): boolean {
    return this.order !== undefined && this.orders.needsAdult(this.order);
  }

  /** The reasons why the order was not completed, in the server's words, and the insufficient products. */
  get refusals(): readonly string[] {
    return this.refusal ? [...Object.values(this.refusal.errors).flat(), ...this.shortages.names] : [];
  }

  /** The message about the payment for an order that was refused. */
  get charge(): string {
    return confirmationMessages.refused.charge[this.refusal?.charge ?? 'unknown'];
  }

  get isCartBack(): boolean {
    return this.refusal?.isCartBack ?? false;
  }

  /** True when it was refused because of insufficient stock. */
  get isShort(): boolean {
    return this.refusal?.isOutOfStock ?? false;
  }

  get isBusy(): boolean {
    return this.opening.isBusy;
  }

  /** Completes the order when there is a session to settle, and otherwise opens it if the visitor may see it. */
  async open(address: ConfirmationAddress): Promise<void> {
    void this.orders.load();
    const { number, id, checkoutSessionId, fragment } = address;
    const token = readOrderToken(fragment);
    // Removes the values that were read from the address, which then opens the same order again.
    const isKnown = this.isSettled && this.address?.number === number && this.address.id === id;
    if (this.isBusy || (isKnown && checkoutSessionId === null && token === undefined)) return;
    const opened = this.address?.number === number ? this.address.token : undefined;
    await this.load({ number, id, checkoutSessionId, token: token ?? opened });
  }

  /** Replaces the order after a product was added to it. */
  replaceOrder(order: Order): void {
    this.outcome = { kind: 'completed', receipt: order, order };
  }

  private get isSettling(): boolean {
    return this.address !== undefined && this.address.checkoutSessionId !== null;
  }

  private get isClosed(): boolean {
    return this.outcome?.kind === 'no-key' || this.outcome?.kind === 'link-refused';
  }

  private async load(address: OpenedAddress): Promise<void> {
    this.address = address;
    const { checkoutSessionId, token } = address;
    const result = await this.opening.run(() => this.openConfirmation.execute(address, checkoutSessionId, token));
    if (result.kind === 'ignored') return;
    runInAction(() => {
      this.outcome = result.kind === 'done' ? result.value : undefined;
      this.failure = describeFailure(this.opening.error);
    });
    if (this.receipt && this.isPlacedHere) this.thanks.say(this.receipt, this.order);
    if (this.isShort && this.isCartBack) await this.shortages.find();
  }

  private get refusal(): Refusal | undefined {
    return this.outcome?.kind === 'refused' ? this.outcome : undefined;
  }
}
