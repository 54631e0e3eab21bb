import { Capabilities } from '#src/application/ports/shop/capabilities';
import { OrdersReader } from '#src/application/ports/shop/orders-reader';
import { CustomerState } from '#src/application/ports/state/customer-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import { formatMoney } from '#src/domain/money/money';
import type { OrderPage } from '#src/domain/orders/placed-order';
import { expiredCardsOf, nextToDeliver } from '#src/domain/subscription/next-delivery';
import { paymentProblem } from '#src/domain/subscription/payment-problem';
import type { Subscription } from '#src/domain/subscription/subscription';
import { accountHomeMessages } from '#src/ui/customer/shared/account-home-messages';
import { CustomerResource } from '#src/ui/customer/shared/customer-resource';
import { autoObservable } from '#src/ui/kit/auto-observable';
import type { Presenter } from '#src/ui/kit/use-presenter';
import { dayOf, type OrderStatus, statusOf } from '#src/ui/orders/shared/order-facts';
import { orderPath } from '#src/ui/orders/shared/order-page-address';
import { nameOfCard } from '#src/ui/saved-card/shared/saved-card-messages';
import { SavedCardStore } from '#src/ui/saved-card/shared/saved-card-store';
import { repairMessages } from '#src/ui/subscription/shared/repair-messages';
import {
  describeNeedForCard,
  describeSubscription,
  type NextDelivery,
  nextDeliveryOf,
} from '#src/ui/subscription/shared/subscription-facts';
import { SubscriptionStore } from '#src/ui/subscription/shared/subscription-store';

const { attention, credit, lastOrder } = accountHomeMessages;
const { expiring, needsCard } = repairMessages;

/** The most urgent task comes first. */
export interface Attention {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
}

interface HomeDelivery extends NextDelivery {
  readonly what: string;
  readonly to: string;
}

interface HomeOrder {
  readonly number: string;
  readonly to: string;
  readonly status: OrderStatus;
  readonly placed: string;
}

interface HomeCredit {
  readonly amount: string;
  readonly text: string;
  /** Absent where there is nothing to see or to redeem. */
  readonly link?: { readonly to: string; readonly label: string };
}

/** Each part loads, fails and is empty by itself (spec §2 /account/*). */
export class HomePartsPresenter implements Presenter {
  static readonly uses = {
    known: SubscriptionStore,
    savedCards: SavedCardStore,
    history: OrdersReader,
    customer: CustomerState,
    clock: Clock,
    capabilities: Capabilities,
  };
  static readonly isShared = false;

  readonly known: SubscriptionStore;

  readonly orders: CustomerResource<OrderPage>;

  constructor(private readonly use: Used<typeof HomePartsPresenter.uses>) {
    this.known = use.known;
    this.orders = new CustomerResource(use.customer, () => use.history.list({ page: 1, perPage: 1 }));
    autoObservable(this);
  }

  mount(): () => void {
    const stops = [this.orders.watchKnown(), this.use.savedCards.watchKnown()];
    if (this.hasClub) stops.push(this.known.mount());
    return () => stops.forEach((stop) => stop());
  }

  get hasClub(): boolean {
    return this.use.capabilities.club;
  }

  get attention(): readonly Attention[] {
    const all = this.known.value ?? [];
    const now = this.use.clock.now();
    const problems = all.flatMap((subscription) => this.problemOf(subscription));
    const expired = expiredCardsOf(all, this.use.savedCards.value ?? [], now)
      // A declined card is shown only once.
      .filter(({ subscription }) => paymentProblem(subscription, now) === undefined)
      .map(({ card, subscription: { id } }) => ({
        ...expiring,
        key: card.id,
        text: expiring.text(nameOfCard(card)),
        to: subscriptionPath(id),
      }));
    return [...problems, ...expired];
  }

  private problemOf(subscription: Subscription): readonly Attention[] {
    const { id } = subscription;
    const now = this.use.clock.now();
    if (!paymentProblem(subscription, now)) return [];
    const text = describeNeedForCard(subscription, now);
    const { title, action } = needsCard;
    const shown = text === undefined ? attention.failed : { title, action, text };
    return [{ ...shown, key: id, to: subscriptionPath(id) }];
  }

  /** Undefined when none is planned, or until it is known. */
  get delivery(): HomeDelivery | undefined {
    const subscription = this.known.value && nextToDeliver(this.known.value);
    const next = subscription && nextDeliveryOf(subscription, this.use.clock.now());
    return next && { ...next, what: describeSubscription(subscription), to: subscriptionPath(subscription.id) };
  }

  /** Undefined when there is none, or until it is known. */
  get order(): HomeOrder | undefined {
    const order = this.orders.value?.orders[0];
    if (!order) return undefined;
    const { number, total } = order;
    return {
      number,
      to: orderPath(number),
      status: statusOf(order),
      placed: lastOrder.placed(dayOf(order), formatMoney(total)),
    };
  }

  /** Undefined where the shop has no amount. */
  get credit(): HomeCredit | undefined {
    const amount = this.use.customer.current?.storeCredit;
    if (amount === undefined || !this.use.capabilities.storeCredit) return undefined;
    const isSome = amount > 0;
    const link = isSome
      ? { to: '/account/credit/', label: credit.see }
      : this.use.capabilities.giftCards && { to: '/account/gift-cards/', label: credit.redeem };
    return { amount: formatMoney(amount), text: isSome ? credit.spend : credit.none, ...(link && { link }) };
  }
}

function subscriptionPath(id: string): string {
  return `/account/subscriptions/${encodeURIComponent(id)}/`;
}
