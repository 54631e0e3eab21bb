import { reaction, runInAction } from 'mobx';
import { type ConfirmationOutcome, OpenConfirmation } from '#src/application/orders/open-confirmation';
import { Capabilities } from '#src/application/ports/shop/capabilities';
import { CustomerState } from '#src/application/ports/state/customer-state';
import type { Used } from '#src/application/ports/token';
import type { Order, OrderReceipt } from '#src/domain/cart/order';
import { type DeliveryState, deliveryState } from '#src/domain/orders/delivery-state';
import { readAdditionToken, readOrderToken } from '#src/domain/orders/order-link';
import type { TermsText } from '#src/ui/checkout/shared/recurring-messages';
import { Shortages } from '#src/ui/checkout/shared/shortages';
import { watchCustomer } from '#src/ui/customer/shared/watch-customer';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { describeFailure } from '#src/ui/kit/failures';
import { formatDayOf } from '#src/ui/kit/moment-messages';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { ordersMessages } from '#src/ui/orders/shared/orders-messages';
import type { PlacedOrderView } from '#src/ui/orders/shared/placed-order-reader';
import { ConfirmedOrderReader } from './confirmed-order-reader';
import { OrderThanks } from './order-thanks';

const ahead: readonly DeliveryState[] = ['ordered', 'packed', 'waiting', 'mailed'];

export interface ConfirmationAddress extends OrderReceipt {
  /** Null once the session is settled, and where there is none. */
  readonly checkoutSessionId: string | null;
  /** A link carries the order's token in it, the return from payment the secret of the payer. */
  readonly fragment: string;
}

interface OpenedAddress extends Omit<ConfirmationAddress, 'fragment'> {
  /** Stays for another try, though the address has lost it. */
  readonly token: string | undefined;
}

/** A completed order as its page shows it. */
export interface ConfirmedOrder {
  readonly placed: PlacedOrderView;
  /** True when this tab placed the order, rather than opening it again. */
  readonly isPlacedHere: boolean;
  readonly statusText: string;
  readonly isAhead: boolean;
  readonly needsAdult: boolean;
  readonly terms: readonly TermsText[];
  /** The account has a page for renewals. */
  readonly renews: boolean;
  readonly offersAdditions: boolean;
}

/** Presents an order after payment or on return (spec §2 /order/confirmation/:number/:id, §4 Finalize). */
export class ConfirmationPresenter implements Presenter {
  static readonly uses = {
    openConfirmation: OpenConfirmation,
    customer: CustomerState,
    orders: ConfirmedOrderReader,
    thanks: OrderThanks,
    shortages: Shortages,
    capabilities: Capabilities,
  };
  static readonly isShared = false;

  /** Stays during the next try. */
  failure: string | undefined = undefined;
  /** Undefined until it is certain; then the address no longer needs the payment's values. */
  outcome: ConfirmationOutcome | undefined = undefined;
  private address: OpenedAddress | undefined = undefined;
  readonly opening = new Action();

  constructor(private readonly use: Used<typeof ConfirmationPresenter.uses>) {
    autoObservable(this);
  }

  /** The session may become known only after the page, as after signing in elsewhere, and end while it is open. */
  mount(): () => void {
    const stops = [
      reaction(
        () => (this.isClosed ? this.use.customer.current?.id : undefined),
        (customerId) => void (customerId !== undefined && this.address && this.load(this.address)),
      ),
      watchCustomer(this.use.customer, { forget: () => void this.hide() }),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** The state of the page without an outcome. */
  get pending(): 'completing' | 'unknown' | 'loading' | 'unreachable' {
    const isFailed = this.failure !== undefined;
    if (this.isSettling) return isFailed ? 'unknown' : 'completing';
    return isFailed ? 'unreachable' : 'loading';
  }

  /** An order that is not shown to a customer belongs to a different one. */
  get isSignedIn(): boolean {
    return this.use.customer.current !== undefined;
  }

  /** Undefined without an order: a payment session that was settled under the id of another order does not open it. */
  get confirmed(): ConfirmedOrder | undefined {
    const { order, isPlacedHere } = this;
    if (!order) return undefined;
    const { capabilities, orders } = this.use;
    const state = deliveryState(order);
    const isCanceled = order.state === 'canceled';
    const day = ordersMessages.placed(formatDayOf(order.completedAt ?? order.createdAt));
    return {
      placed: orders.contentsOf(order),
      isPlacedHere,
      statusText: isPlacedHere ? day : `${day}. ${ordersMessages.states[state].text}`,
      isAhead: ahead.includes(state),
      needsAdult: orders.needsAdult(order),
      terms: isCanceled ? [] : orders.termsOf(order),
      renews: capabilities.club && order.subscriptionInCart && !isCanceled,
      offersAdditions: capabilities.additions && isPlacedHere,
    };
  }

  /** Names the insufficient products of a refused order. */
  get shortages(): readonly string[] {
    return this.use.shortages.names;
  }

  /** Completes the order when there is a session to settle, and otherwise opens it if the visitor may see it. */
  async open(address: ConfirmationAddress): Promise<void> {
    void this.use.orders.load();
    const { number, id, checkoutSessionId, fragment } = address;
    const token = readOrderToken(fragment);
    // Removes the values that were read from the address, which then opens the same order again.
    const isKnown = this.outcome !== undefined && this.address?.number === number && this.address.id === id;
    if (this.opening.isBusy || (isKnown && checkoutSessionId === null && token === undefined)) return;
    const opened = this.address?.number === number ? this.address.token : undefined;
    const additionToken = readAdditionToken(fragment);
    await this.load({ number, id, checkoutSessionId, token: token ?? opened }, additionToken);
  }

  replaceOrder(order: Order): void {
    const { outcome } = this;
    this.outcome = outcome?.kind === 'opened' ? { ...outcome, order } : { kind: 'completed', receipt: order, order };
  }

  private get isSettling(): boolean {
    return this.address !== undefined && this.address.checkoutSessionId !== null;
  }

  private get isClosed(): boolean {
    return this.outcome?.kind === 'no-key' || this.outcome?.kind === 'link-refused';
  }

  /** Hides the data of a customer who has left, and opens the parts that may be seen without them. */
  private async hide(): Promise<void> {
    const { address, outcome } = this;
    if (!address || !outcome) return;
    this.outcome = undefined;
    await this.load({ ...address, checkoutSessionId: null, token: undefined });
  }

  private async load(address: OpenedAddress, additionToken?: string): Promise<void> {
    this.address = address;
    const { checkoutSessionId, token } = address;
    const tokens = { token, additionToken };
    const result = await this.opening.run(() => this.use.openConfirmation.execute(address, checkoutSessionId, tokens));
    if (result.kind === 'ignored') return;
    runInAction(() => {
      this.outcome = result.kind === 'done' ? result.value : undefined;
      this.failure = describeFailure(this.opening.error);
    });
    const { outcome, order } = this;
    const receipt = outcome?.kind === 'completed' ? outcome.receipt : order;
    if (receipt && this.isPlacedHere) this.use.thanks.say(receipt, order);
    if (outcome?.kind === 'refused' && outcome.isCartBack) await this.use.shortages.find();
  }

  private get order(): Order | undefined {
    const order = this.outcome && 'order' in this.outcome ? this.outcome.order : undefined;
    return order?.id === this.address?.id ? order : undefined;
  }

  private get isPlacedHere(): boolean {
    const { outcome } = this;
    if (this.order?.state === 'canceled') return false;
    return outcome?.kind === 'completed' || (outcome?.kind === 'opened' && outcome.by === 'this-tab');
  }
}
