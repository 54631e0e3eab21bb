import { runInAction } from 'mobx';
import { confirmationPath } from '#src/application/checkout/confirmation-path';
import { OpenEstimate } from '#src/application/group-order/open-estimate';
import { PayEstimate } from '#src/application/group-order/pay-estimate';
import type { Used } from '#src/application/ports/token';
import { needsAdult } from '#src/domain/checkout/checkout-conditions';
import type { Estimate } from '#src/domain/group-order/estimate';
import { readDay } from '#src/domain/interval/calendar-day';
import { formatMoney } from '#src/domain/money/money';
import { readOrderToken } from '#src/domain/orders/order-link';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { Action } from '#src/ui/kit/action';
import { autoObservable } from '#src/ui/kit/auto-observable';
import { formatDay } from '#src/ui/kit/day-messages';
import { describeFailure } from '#src/ui/kit/failures';
import { placedOrderMessages } from '#src/ui/orders/shared/placed-order-messages';
import { PlacedOrderReader, type PlacedOrderView } from '#src/ui/orders/shared/placed-order-reader';
import { estimateMessages } from './estimate-messages';

const { pay: messages } = estimateMessages;

interface EstimateAddress {
  readonly number: string;
  /** The fragment, in which a link carries the order's token. */
  readonly fragment: string;
}

/** Every holder of the link can see the estimate until it is paid (spec §4 Group order). */
export class EstimatePresenter {
  static readonly uses = {
    openEstimate: OpenEstimate,
    payEstimate: PayEstimate,
    catalogue: CatalogueStore,
    placedOrders: PlacedOrderReader,
  };
  static readonly isShared = false;

  isAdult = false;
  adultProblem: string | undefined = undefined;
  /** Tells why the payment page was not opened, although no call failed. */
  notice: string | undefined = undefined;
  /** Undefined while the built document is shown. */
  private asked: { readonly number: string; readonly token: string | undefined } | undefined = undefined;
  private estimate: Estimate | undefined = undefined;
  readonly opening = new Action();
  readonly paying = new Action();

  constructor(private readonly use: Used<typeof EstimatePresenter.uses>) {
    autoObservable(this);
  }

  get view(): 'loading' | 'closed' | 'failed' | 'open' | 'paid' {
    if (this.estimate) return this.estimate.order.isComplete ? 'paid' : 'open';
    const { error, isBusy } = this.opening;
    const isRefused = error !== undefined && ['unauthorized', 'not_found'].includes(error.code);
    if (!this.asked || isBusy) return 'loading';
    return error && !isRefused ? 'failed' : 'closed';
  }

  get failure(): string | undefined {
    return describeFailure(this.opening.error ?? this.paying.error);
  }

  get contents(): PlacedOrderView | undefined {
    return this.estimate && this.use.placedOrders.of(this.estimate.order);
  }

  get amountDue(): string | undefined {
    return this.estimate && formatMoney(this.estimate.order.amountDue);
  }

  get facts(): readonly string[] {
    if (!this.estimate) return [];
    const { company, date, time, order } = this.estimate;
    const day = readDay(date);
    return [
      ...(company === '' ? [] : [estimateMessages.for(company)]),
      ...(order.recipientCount === undefined ? [] : [placedOrderMessages.addresses(order.recipientCount)]),
      ...(day === undefined ? [] : [estimateMessages.neededBy(formatDay(day))]),
      ...(time === '' ? [] : [estimateMessages.beginsAt(time)]),
    ];
  }

  get needsAdult(): boolean {
    const { current } = this.use.catalogue;
    return this.estimate !== undefined && (!current || needsAdult(this.estimate.order, current));
  }

  get confirmation(): string | undefined {
    return this.estimate && confirmationPath(this.estimate.order);
  }

  /** The token of the link is removed from the address. */
  async open({ number, fragment }: EstimateAddress): Promise<void> {
    void this.use.catalogue.load();
    const token = readOrderToken(fragment);
    const isSame = this.asked?.number === number && (token === undefined || token === this.asked.token);
    if (isSame && (this.opening.isBusy || this.estimate)) return;
    if (!isSame) this.asked = { number, token };
    this.estimate = undefined;
    await this.reload();
  }

  async reload(): Promise<void> {
    const { asked } = this;
    if (!asked) return;
    const result = await this.opening.run(() => this.use.openEstimate.execute(asked.number, asked.token));
    if (result.kind === 'ignored') return;
    // Another estimate was opened meanwhile.
    if (this.asked !== asked) return this.reload();
    if (result.kind === 'done') runInAction(() => (this.estimate = result.value));
  }

  confirmAdult(isAdult: boolean): void {
    this.isAdult = isAdult;
    this.adultProblem = undefined;
  }

  /** Resolves to false when an entry is missing, or when payment could not begin. */
  async pay(): Promise<boolean> {
    const { estimate } = this;
    this.notice = undefined;
    this.adultProblem = this.needsAdult && !this.isAdult ? messages.adultNeeded : undefined;
    if (!estimate || this.adultProblem !== undefined) return false;
    const result = await this.paying.run(() => this.use.payEstimate.execute(estimate.order, estimate.order.amountDue));
    if (result.kind !== 'done') return false;
    const { value } = result;
    if (value.kind === 'leaving') return true;
    runInAction(() => {
      this.notice = value.kind === 'not-ready' ? messages.notReady : messages.amountChanged(value.order.amountDue);
      if (value.kind === 'amount-due') this.estimate = { ...estimate, order: value.order };
    });
    return false;
  }
}
