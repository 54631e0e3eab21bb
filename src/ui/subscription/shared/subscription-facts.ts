import type { Picture, Product } from '#src/domain/catalogue/product';
import { todayOf } from '#src/domain/interval/calendar-day';
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

/** Says that the next box needs a card; undefined when it does not (spec §4 Subscription actions). */
export function describeNeedForCard(subscription: Subscription, now: Instant): string | undefined {
  const { actionableDate: day } = subscription;
  if (day === undefined || paymentProblem(subscription, now) !== 'needs-card') return undefined;
  const { planned, waiting } = repairMessages.needsCard;
  return day > todayOf(now) ? planned(formatDay(day)) : waiting(formatDay(day));
}

export function isOver(subscription: Subscription): boolean {
  return obstacleTo('update', subscription) === 'is-over';
}

export function badgeOf(subscription: Subscription, now: Instant): StateBadge {
  const problem = paymentProblem(subscription, now);
  if (problem) return { label: subscriptionMessages.problems[problem].badge, tone: 'pop' };
  return {
    label: subscriptionMessages.states[subscription.state],
    tone: subscription.state === 'active' ? 'vine' : 'ink',
  };
}

/** Returns one line about the next delivery. */
export function whenOf(subscription: Subscription, now: Instant): string {
  const { state, actionableDate } = subscription;
  const problem = paymentProblem(subscription, now);
  if (problem) return subscriptionMessages.problems[problem].text;
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
  const problem = paymentProblem(subscription, now);
  // It was not charged on its day, and is not packed before it is.
  const isWaiting = problem === 'delivery-unpaid' || (problem === 'needs-card' && deadline === undefined);
  return {
    title: isWaiting
      ? problem === 'needs-card'
        ? repairMessages.needsCard.delivery
        : repairMessages.unpaidDelivery
      : state === 'paused'
        ? nextMessages.resumesTitle
        : state === 'pending-cancellation'
          ? nextMessages.lastTitle
          : nextMessages.title,
    day: formatDay(actionableDate),
    ...(upcomingTotal !== undefined && { goods: nextMessages.goods(formatMoney(upcomingTotal)) }),
    ...(deadline !== undefined
      ? { deadline: nextMessages.changeUntil(formatDay(deadline)) }
      : !isWaiting && { deadline: nextMessages.tooLate }),
  };
}

/** Names the day and the goods of the next charge, or says that there is none (spec §4 Subscription actions). */
export function describeNextCharge({ state, actionableDate, upcomingTotal }: Subscription): string {
  if (actionableDate === undefined) return state === 'paused' ? nextMessages.noChargePaused : nextMessages.noCharge;
  const goods = upcomingTotal === undefined ? undefined : nextMessages.goods(formatMoney(upcomingTotal));
  return nextMessages.charge(formatDay(actionableDate), goods);
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
