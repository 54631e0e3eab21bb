import type {
  SubscriptionGateway,
  SubscriptionKey,
  SubscriptionUpdate,
} from '#src/application/ports/shop/subscription-gateway';
import type { Address } from '#src/domain/address-book/address';
import type { Part } from '#src/domain/catalogue/product';
import { clubSizeOf } from '#src/domain/club/club-discount';
import { addDays, addInterval, dayOfMonth } from '#src/domain/interval/add-interval';
import { beginningOf, type Day } from '#src/domain/interval/calendar-day';
import { isSameInterval } from '#src/domain/interval/interval';
import {
  cansPerDelivery,
  type SubscribedLine,
  type Subscription,
  type SubscriptionCard,
} from '#src/domain/subscription/subscription';
import { CallScript } from './call-script';
import { addressErrors, ofShipAddress, signatureErrors } from './contact-errors';
import { invalid, notFound, unauthorized } from './refusals';
import { smallShop, type WorldVariant } from './shop-world';

/** The trigger of the next charge after a failed payment: the call for it, the next day, or a new card. */
export type PaymentRetry = 'on-request' | 'next-day' | 'with-new-card';

interface SavedCard extends SubscriptionCard {
  readonly walletPaymentSourceId: string;
  readonly isDeclined: boolean;
}

/** Subscriptions by the rules of the back end. Ownership is checked only for subscriptions that have an owner. */
export class InMemorySubscriptionGateway extends CallScript<keyof SubscriptionGateway> implements SubscriptionGateway {
  /** The reasons for canceling, in the customers' own words. */
  readonly reasons: string[] = [];
  /** The charges for deliveries, by the id of their subscription. */
  readonly charged: string[] = [];
  paymentRetry: PaymentRetry = 'on-request';
  private readonly cards = new Map<string, SavedCard>();
  private readonly stored = new Map<string, Subscription>();
  private readonly owners = new Map<string, string>();

  constructor(
    /** Returns the id of the customer whose bearer token the calls carry; `undefined` for a guest. */
    private readonly customerId: () => string | undefined,
    subscriptions: readonly Subscription[] = [],
    private readonly today: () => Day = () => '2026-11-21',
    private readonly variants: readonly WorldVariant[] = smallShop.variants,
  ) {
    super();
    for (const subscription of subscriptions) this.stored.set(subscription.id, subscription);
  }

  /** The present subscription, without an authorization check. */
  see(id: string): Subscription | undefined {
    return this.stored.get(id);
  }

  /** A subscription that is there already. */
  give(subscription: Subscription, owner?: string): void {
    this.stored.set(subscription.id, subscription);
    if (owner !== undefined) this.owners.set(subscription.id, owner);
  }

  /** A card in the wallet of the calling customer. */
  giveCard(card: SavedCard): void {
    this.cards.set(card.walletPaymentSourceId, card);
  }

  /** It was changed elsewhere: on another device, or by the nightly run. */
  changeElsewhere(id: string, changes: Partial<Subscription>): void {
    const before = this.stored.get(id);
    if (!before) throw new Error(`There is no subscription ${id}`);
    this.stored.set(id, { ...before, ...changes });
  }

  list(userId: string): Promise<readonly Subscription[]> {
    return this.run('list', () => {
      this.requireSelf(userId);
      return [...this.stored.values()].filter(({ id }) => this.isOwn(id)).reverse();
    });
  }

  read(key: SubscriptionKey): Promise<Subscription> {
    return this.run('read', () => this.require(key));
  }

  update(key: SubscriptionKey, update: SubscriptionUpdate): Promise<Subscription> {
    return this.run('update', () => {
      const before = this.require(key);
      if (isOver(before)) throw invalid({ base: ['cannot change a subscription which is over'] });
      const { interval, actionableDate, shipAddress, cans, walletPaymentSourceId: source } = update;
      if (interval && interval.length < 1) throw invalid({ interval_length: ['must be greater than 0'] });
      if (shipAddress) this.requireAddress(shipAddress, before);
      const after = this.keep({
        ...before,
        ...(interval && { interval }),
        ...this.movedOn(before, update),
        ...(actionableDate !== undefined && this.chosenDay(actionableDate)),
        ...(actionableDate !== undefined && takesSkipBack(before, actionableDate) && { anchorDay: before.anchorDay }),
        ...(shipAddress && { shipAddress }),
        ...(cans && { lineItems: this.linesOf(before, cans) }),
        ...(source !== undefined && this.paidWith(source)),
      });
      return source !== undefined && this.paymentRetry === 'with-new-card' && this.isUnpaid(after)
        ? this.charge(after)
        : after;
    });
  }

  retryPayment(key: SubscriptionKey): Promise<Subscription> {
    return this.run('retryPayment', () => {
      const before = this.require(key);
      if (this.paymentRetry !== 'on-request') throw notFound();
      if (!this.isUnpaid(before)) throw invalid({ state: ['has nothing to pay'] });
      return this.charge(before);
    });
  }

  skip(key: SubscriptionKey): Promise<Subscription> {
    return this.run('skip', () => {
      const before = this.require(key);
      if (before.state !== 'active' || before.actionableDate === undefined)
        throw invalid({ state: ['cannot skip a subscription which is not active'] });
      if (!before.isSkippable)
        throw invalid({
          successive_skip_count: ['This subscription has exceeded the maximum configured successive skip limit'],
        });
      return this.keep({
        ...before,
        actionableDate:
          before.actionableDate > this.today()
            ? addInterval(before.actionableDate, before.interval, before.anchorDay)
            : nextFreeDay(before, before.actionableDate, this.today()),
        isSkippable: false,
      });
    });
  }

  cancel(key: SubscriptionKey, reason?: string): Promise<Subscription> {
    return this.run('cancel', () => {
      const { actionableDate: _, ...before } = this.require(key);
      if (before.state !== 'active' && before.state !== 'paused')
        throw invalid({ state: ['cannot transition via "cancel"'] });
      if (reason !== undefined) this.reasons.push(reason);
      return this.keep({ ...before, state: 'canceled', isSkippable: false });
    });
  }

  pause(key: SubscriptionKey, until?: Day): Promise<Subscription> {
    return this.run('pause', () => {
      const { actionableDate: _, ...before } = this.requireRunning(key);
      if (before.state === 'paused') return this.require(key);
      return this.keep({
        ...before,
        state: 'paused',
        isSkippable: false,
        ...(until !== undefined && this.chosenDay(until)),
      });
    });
  }

  resume(key: SubscriptionKey, on?: Day): Promise<Subscription> {
    return this.run('resume', () => {
      const before = this.requireRunning(key);
      if (before.state !== 'paused') return before;
      return this.keep({
        ...before,
        state: 'active',
        isSkippable: true,
        ...this.chosenDay(on ?? this.tomorrow()),
      });
    });
  }

  private linesOf(before: Subscription, cans: readonly Part[]): readonly SubscribedLine[] {
    const after = cans.map(({ sku, quantity }) => ({
      ...(before.lineItems.find((line) => line.sku === sku) ?? this.newLine(sku)),
      quantity,
    }));
    const size = clubSizeOf(cansPerDelivery(before));
    const sizeAfter = clubSizeOf(cansPerDelivery({ ...before, lineItems: after }));
    if (size !== undefined && sizeAfter !== size && (sizeAfter === undefined || before.state !== 'active'))
      throw invalid({ line_items: ['must add up to 12 or 24 cans'] });
    return after;
  }

  private newLine(sku: string): Omit<SubscribedLine, 'quantity'> {
    const variant = this.variants.find((candidate) => candidate.sku === sku);
    if (!variant) throw invalid({ line_items: ['is invalid'] });
    return {
      id: `subscribed-${variant.id}`,
      sku,
      price: variant.price,
      name: variant.name,
      productSlug: variant.slug,
      isOneTime: false,
    };
  }

  private paidWith(source: string): Partial<Subscription> {
    const card = this.cards.get(source);
    if (!card) throw invalid({ payment_source: ['is not in your wallet'] });
    const { isDeclined: _, ...shown } = card;
    return { card: shown, ...(this.paymentRetry === 'next-day' && { hasFailedPayment: false }) };
  }

  private isUnpaid({ state, hasFailedPayment, actionableDate }: Subscription): boolean {
    const isRunning = state === 'active' || state === 'pending-cancellation';
    return isRunning && hasFailedPayment && actionableDate !== undefined && actionableDate <= this.today();
  }

  private charge(before: Subscription): Subscription {
    const { unpaidDelivery: _, actionableDate, ...rest } = before;
    if (this.cards.get(before.card?.walletPaymentSourceId ?? '')?.isDeclined ?? true)
      throw invalid({ payment: ['The bank says no.'] });
    this.charged.push(before.id);
    const paid = { ...rest, hasFailedPayment: false };
    if (before.state === 'pending-cancellation') return this.keep({ ...paid, state: 'canceled' });
    return this.keep({ ...paid, actionableDate: nextFreeDay(before, actionableDate ?? this.today(), this.today()) });
  }

  private requireRunning(key: SubscriptionKey): Subscription {
    const subscription = this.require(key);
    if (subscription.state !== 'active' && subscription.state !== 'paused') {
      throw invalid({ paused: ['cannot pause/resume a subscription which is not active'] });
    }
    return subscription;
  }

  private require({ userId, id }: SubscriptionKey): Subscription {
    this.requireSelf(userId);
    const subscription = this.stored.get(id);
    if (!subscription) throw notFound();
    if (!this.isOwn(id)) throw unauthorized();
    return subscription;
  }

  private requireSelf(userId: string): void {
    if (userId !== this.customerId()) throw unauthorized();
  }

  private isOwn(id: string): boolean {
    const owner = this.owners.get(id);
    return owner === undefined || owner === this.customerId();
  }

  private requireAddress(address: Address, { lineItems }: Subscription): void {
    const errors = {
      ...signatureErrors(
        address,
        lineItems.map(({ sku }) => sku),
      ),
      ...ofShipAddress(addressErrors(address, smallShop)),
    };
    if (Object.keys(errors).length > 0) throw invalid(errors);
  }

  /** A chosen day is the one that the later ones are counted from. */
  private chosenDay(day: Day): Pick<Subscription, 'actionableDate' | 'anchorDay'> {
    if (day < this.today()) throw invalid({ actionable_date: ['cannot be in the past'] });
    const actionableDate = day === this.today() ? this.tomorrow() : day;
    return { actionableDate, anchorDay: dayOfMonth(actionableDate) };
  }

  /** An overdue delivery that was not charged moves on with another interval, another address or its first card. */
  private movedOn(before: Subscription, update: SubscriptionUpdate): Partial<Subscription> {
    const { state, hasFailedPayment, actionableDate, card } = before;
    const { interval = before.interval, shipAddress, walletPaymentSourceId } = update;
    if (actionableDate === undefined || actionableDate > this.today() || state === 'paused' || hasFailedPayment)
      return {};
    const isOther =
      !isSameInterval(interval, before.interval) ||
      shipAddress !== undefined ||
      (card === undefined && walletPaymentSourceId !== undefined);
    return isOther ? { actionableDate: nextFreeDay({ ...before, interval }, actionableDate, this.today()) } : {};
  }

  private tomorrow(): Day {
    return addDays(this.today(), 1);
  }

  private keep(subscription: Subscription): Subscription {
    this.stored.set(subscription.id, subscription);
    return subscription;
  }
}

/** The first day of the series that leaves half an interval free after today. */
function nextFreeDay({ interval, anchorDay }: Subscription, from: Day, today: Day): Day {
  const days = (times: number): Day => addInterval(from, { ...interval, length: interval.length * times }, anchorDay);
  for (let times = 1; ; times += 1) {
    const half = (beginningOf(days(times)) - beginningOf(days(times - 1))) / 2;
    if (beginningOf(days(times)) - beginningOf(today) >= half) return days(times);
  }
}

function takesSkipBack({ actionableDate, interval, anchorDay }: Subscription, day: Day): boolean {
  return (
    actionableDate !== undefined &&
    addInterval(actionableDate, { ...interval, length: -interval.length }, anchorDay) === day
  );
}

function isOver({ state }: Subscription): boolean {
  return state === 'canceled' || state === 'inactive';
}
