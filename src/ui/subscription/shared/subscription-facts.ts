import type { Picture, Product } from '#src/domain/catalogue/product';
import type { Instant } from '#src/domain/interval/interval';
import { formatMoney } from '#src/domain/money/money';
import type { LinkedPage } from '#src/domain/site/linked-pages';
import { changeDeadline, comingDeliveries } from '#src/domain/subscription/coming-deliveries';
import { paymentProblem } from '#src/domain/subscription/payment-problem';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';
import { obstacleTo } from '#src/domain/subscription/subscription-actions';
import { formatDay } from '#src/ui/kit/day-messages';
import { everyInterval } from '#src/ui/kit/interval-messages';
import type { NoticeTone } from '#src/ui/kit/notice';
import type { Tint } from '#src/ui/kit/picture';
import { repairMessages } from './repair-messages';
import { subscriptionMessages } from './subscription-messages';

const { list, next: nextMessages, notices, schedule: scheduleMessages } = subscriptionMessages;

const daysInSight = 5;

export interface StateBadge {
  readonly label: string;
  readonly tone: 'vine' | 'pop' | 'ink';
}

/** Has a link only where the shopper has to act. */
export interface StateNotice {
  readonly tone: NoticeTone;
  readonly text: string;
  readonly link?: { readonly to: LinkedPage; readonly label: string };
}

export interface NextDelivery {
  readonly title: string;
  readonly day: string;
  readonly goods?: string;
  readonly deadline?: string;
}

/** "Club box, 12 cans, every month" */
export function describeSubscription(subscription: Subscription): string {
  return subscriptionMessages.what(cansPerDelivery(subscription), everyInterval(subscription.interval));
}

/** True when a payment failed and deliveries are still to come. */
export function needsPayment(subscription: Subscription): boolean {
  return subscription.hasFailedPayment && !isOver(subscription);
}

export function isOver(subscription: Subscription): boolean {
  return obstacleTo('update', subscription) === 'is-over';
}

export function badgeOf(subscription: Subscription): StateBadge {
  if (needsPayment(subscription)) return { label: subscriptionMessages.failedBadge, tone: 'pop' };
  return {
    label: subscriptionMessages.states[subscription.state],
    tone: subscription.state === 'active' ? 'vine' : 'ink',
  };
}

/** Returns one line about the next delivery. */
export function whenOf(subscription: Subscription): string {
  const { state, actionableDate } = subscription;
  if (needsPayment(subscription)) return list.failed;
  if (state === 'canceled' || state === 'inactive') return list.none;
  if (actionableDate === undefined) return state === 'paused' ? list.pausedOpen : list.none;
  const day = formatDay(actionableDate);
  if (state === 'paused') return list.comesBack(day);
  return state === 'pending-cancellation' ? list.last(day) : list.next(day);
}

export function noticeOf({ state, actionableDate }: Subscription): StateNotice | undefined {
  const day = actionableDate === undefined ? undefined : formatDay(actionableDate);
  const joinAgain = { to: '/can-club/', label: notices.joinAgain } as const;
  switch (state) {
    case 'active':
      return undefined;
    case 'paused':
      return {
        tone: 'info',
        text: `${day === undefined ? notices.paused : notices.pausedUntil(day)} ${notices.pausedMember}`,
      };
    case 'pending-cancellation':
      return { tone: 'warning', text: notices.ending(day) };
    case 'canceled':
      return { tone: 'info', text: notices.canceled, link: joinAgain };
    case 'inactive':
      return { tone: 'info', text: notices.inactive, link: joinAgain };
    case 'other':
      return { tone: 'warning', text: notices.other };
  }
}

export function nextDeliveryOf(subscription: Subscription, now: Instant): NextDelivery | undefined {
  const { state, actionableDate, upcomingTotal } = subscription;
  if (actionableDate === undefined || isOver(subscription)) return undefined;
  const deadline = changeDeadline(subscription, now);
  const isUnpaid = paymentProblem(subscription, now) === 'delivery-unpaid';
  return {
    title: isUnpaid
      ? repairMessages.unpaidDelivery
      : state === 'paused'
        ? nextMessages.resumesTitle
        : state === 'pending-cancellation'
          ? nextMessages.lastTitle
          : nextMessages.title,
    day: formatDay(actionableDate),
    ...(upcomingTotal !== undefined && { goods: nextMessages.goods(formatMoney(upcomingTotal)) }),
    ...(deadline !== undefined
      ? { deadline: nextMessages.changeUntil(formatDay(deadline)) }
      : !isUnpaid && { deadline: nextMessages.tooLate }),
  };
}

export function scheduleOf(subscription: Subscription): readonly string[] {
  return comingDeliveries(subscription, daysInSight).map(formatDay);
}

/** Undefined where no end is set. */
export function endOf({ endDate }: Subscription): string | undefined {
  return endDate === undefined ? undefined : scheduleMessages.until(formatDay(endDate));
}

export interface SubscribedRow {
  readonly id: string;
  readonly name: string;
  /** Undefined for a product without a page. */
  readonly to?: string;
  readonly quantity: string;
  readonly details: string | undefined;
  readonly picture: Picture | undefined;
  readonly tint: Tint | undefined;
}

export function asSubscribedRows(
  { lineItems }: Subscription,
  productOf: (sku: string) => Product | undefined,
): readonly SubscribedRow[] {
  return lineItems.map(({ id, sku, name, quantity, picture, productSlug, isOneTime }) => ({
    id,
    name,
    ...(productSlug !== undefined && { to: `/products/${productSlug}/` }),
    quantity: `${quantity} ×`,
    details: isOneTime ? nextMessages.once : undefined,
    picture: picture ?? productOf(sku)?.picture,
    tint: productOf(sku)?.tint,
  }));
}
