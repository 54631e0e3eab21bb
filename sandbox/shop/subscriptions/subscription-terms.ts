import { addDays, todayOf } from '#sandbox/shop/calendar-day';
import type { AmountRow, MailBlock } from '#sandbox/shop/mails/mail-content';
import { action, paragraph } from '#sandbox/shop/mails/mail-content';
import { capitalized, every, formatDay } from '#sandbox/shop/mails/phrases';
import { subscriptionLink } from '#sandbox/shop/mails/storefront-links';
import { formatMoney } from '#sandbox/shop/money';
import { spendableCredits } from '#sandbox/shop/payments/store-credit';
import type { ShopWork } from '#sandbox/shop/shop';
import type { NextCharge } from './next-charge';
import { nextCharge } from './next-charge';
import { needsCard, paymentOf } from './paying-card';
import type { Subscription } from './subscription';
import { recurringLines } from './subscription';

type Facts = readonly (readonly [term: string, description: string])[];

/**
 * The terms of a subscription, to be kept by the customer: the amount of each charge, when and how often, that it renews, how
 * to stop it, and where to ask. Measured by California's automatic renewal law (Business and Professions Code § 17602).
 * Nothing for a subscription that has ended.
 */
export async function subscriptionTerms(work: ShopWork, subscription: Subscription): Promise<readonly MailBlock[]> {
  const { state } = subscription;
  if (state === 'canceled' || state === 'inactive') return [];
  const charge = await nextCharge(work, subscription);
  if (!charge) return [waitingPanel(work, subscription)];
  const lacksCard = await needsCard(work, subscription, charge.totalCents);
  if (lacksCard && isOverdue(work, subscription)) return [waitingPanel(work, subscription, 'you choose a card')];
  const isLast = state === 'pending_cancellation';
  return [
    {
      kind: 'panel',
      title: isLast ? 'One more delivery, then it ends' : 'Your club box renews automatically',
      blocks: [
        { kind: 'amounts', rows: await chargeRows(work, subscription, charge) },
        { kind: 'facts', rows: await factsOf(work, subscription, charge) },
        ...(isLast
          ? []
          : [paragraph('Prices and taxes can change. We send a reminder with the amount before each charge.')]),
        ...(lacksCard
          ? [paragraph('Your next box needs a card. Until you choose one, it waits and nothing is charged.')]
          : []),
        action(lacksCard ? 'Choose a card' : 'Manage your club box', subscriptionLink(work.shop, subscription.id)),
      ],
    },
  ];
}

function isOverdue({ now }: ShopWork, { paused, actionableDate }: Subscription): boolean {
  return !paused && actionableDate !== null && actionableDate <= todayOf(now);
}

/**
 * Nothing is charged by itself: the subscription is paused without a date, its payment has failed too often, it has no card, or
 * it ends before. `until` names the event that resumes its charges.
 */
function waitingPanel(
  { shop }: ShopWork,
  subscription: Subscription,
  until = subscription.paused ? 'you resume it' : 'we have another card, or you skip this delivery',
): MailBlock {
  const { paused, id, actionableDate, endDate } = subscription;
  const endsFirst = endDate !== null && actionableDate !== null && actionableDate > endDate;
  const rows: Facts = endsFirst
    ? [['Next charge', `None. It ends by itself on ${formatDay(endDate)}.`]]
    : [
        ['Next charge', `None until ${until}.`],
        ['How often after that', frequencyOf(subscription)],
        ['How to stop', `Cancel any time in your account. There is no fee. Or write to ${shop.config.contactEmail}.`],
      ];
  return {
    kind: 'panel',
    title: 'Nothing is charged for now',
    blocks: [
      { kind: 'facts', rows },
      action(`${paused ? 'Resume' : 'Manage'} your club box`, subscriptionLink(shop, id)),
    ],
  };
}

async function chargeRows(
  work: ShopWork,
  subscription: Subscription,
  charge: NextCharge,
): Promise<readonly AmountRow[]> {
  const recurring = recurringLines(subscription.lines);
  if (subscription.state === 'pending_cancellation') return [chargeRow('Last charge', subscription, charge)];
  if (recurring.length === subscription.lines.length) return [chargeRow('Each charge', subscription, charge)];
  const later = await nextCharge(work, { ...subscription, lines: recurring });
  return [
    chargeRow('Next charge', subscription, charge, 'the cans and extras'),
    ...(later ? [chargeRow('Each charge after that', subscription, later)] : []),
  ];
}

function chargeRow(label: string, { clubCans }: Subscription, charge: NextCharge, goods = 'the cans'): AmountRow {
  const reason = clubCans === null ? ' less your discount' : ' at the member price';
  return {
    label,
    details: [
      `${formatMoney(charge.goodsCents)} for ${goods}${charge.isDiscounted ? reason : ''}`,
      `${formatMoney(charge.shippingCents)} shipping`,
      `${formatMoney(charge.taxCents)} tax`,
    ],
    amount: formatMoney(charge.totalCents),
    isTotal: true,
  };
}

async function factsOf(work: ShopWork, subscription: Subscription, charge: NextCharge): Promise<Facts> {
  const lacksCard = await needsCard(work, subscription, charge.totalCents);
  const payment = lacksCard ? 'a card that you have yet to choose' : await paymentOf(work, subscription);
  const when = [`${formatDay(charge.day)}, to ${payment}.`];
  if (subscription.creditCardId !== null && (await spendableCredits(work.store, subscription.customerId)).length > 0)
    when.push('Your store credit is used first.');
  if (subscription.state === 'pending_cancellation') return [['Last charge', when.join(' ')]];
  return [
    ['Next charge', when.join(' ')],
    ['How often', frequencyOf(subscription)],
    ['How to stop', stopping(work, charge)],
  ];
}

function frequencyOf(subscription: Subscription): string {
  const often = capitalized(every(subscription));
  return subscription.endDate === null
    ? `${often}. It renews until you cancel it.`
    : `${often}, until ${formatDay(subscription.endDate)}. Then it ends by itself.`;
}

/** `cancellationNoticeDays` before a delivery a cancellation no longer prevents it. */
function stopping({ shop: { config } }: ShopWork, { day }: NextCharge): string {
  const notice = config.cancellationNoticeDays ?? 0;
  const how =
    notice === 0
      ? `Skip, pause or cancel in your account any time before ${formatDay(day)}.`
      : `Skip or pause in your account any time before ${formatDay(day)}, or cancel by ${formatDay(addDays(day, -notice))}.`;
  return `${how} There is no fee. Or write to ${config.contactEmail}.`;
}
