import type { MailBlock } from '#sandbox/shop/mails/mail-content';
import { action, fact, paragraph } from '#sandbox/shop/mails/mail-content';
import { addressLines, formatDay } from '#sandbox/shop/mails/phrases';
import { sendShopMail } from '#sandbox/shop/mails/send-shop-mail';
import { customizeLink, subscriptionLink } from '#sandbox/shop/mails/storefront-links';
import { formatMoney } from '#sandbox/shop/money';
import type { NextCharge } from './next-charge';
import { nextCharge } from './next-charge';
import { cardEndingBefore, needsCard, paymentOf } from './paying-card';
import { priceRise } from './price-rise';
import { addressOf, contentsList } from './subscriber';
import { recurringLines } from './subscription';
import { subscriptionTerms } from './subscription-terms';
import type { SubscriptionWork } from './subscription-work';

/**
 * Reminds the customer of the next delivery: its day, its charge, its card, its address and its cans. A total that was announced before
 * and has risen is withdrawn. Returns the total that it names, in cents; null when no delivery is planned.
 */
export async function sendReminder(
  work: SubscriptionWork,
  type: 'default' | 'last_chance',
  toldCents: number | undefined,
): Promise<number | null> {
  const { subscription, shop } = work;
  const charge = await nextCharge(work, subscription);
  if (!charge) return null;
  const day = formatDay(charge.day);
  const lacksCard = await needsCard(work, subscription, charge.totalCents);
  const { shipAddress } = subscription;
  await sendShopMail(work, await addressOf(work, subscription), {
    subject: lacksCard ? 'Your next club box needs a card' : subjectOf(work, type, day),
    blocks: [
      ...(subscription.paused ? [paragraph(`The pause of your club box ends on ${day}.`)] : []),
      ...(lacksCard ? missingCard(work, charge) : await plannedCharge(work, charge)),
      ...withdrawn(charge, toldCents),
      ...(shipAddress ? [fact('Ships to', addressLines(shop.config, shipAddress).join('\n'))] : []),
      contentsList('In this delivery', subscription),
      paragraph(`If you like it as it is, there is nothing to do. ${waysOut(work)} before ${day}.`),
      action('Choose your cans', customizeLink(shop, subscription.id)),
      ...(await subscriptionTerms(work, subscription)),
    ],
  });
  return charge.totalCents;
}

function withdrawn({ totalCents }: NextCharge, toldCents: number | undefined): readonly MailBlock[] {
  if (toldCents === undefined || totalCents <= toldCents) return [];
  return [
    paragraph(
      `We announced ${formatMoney(toldCents)} before. Shipping, tax or a discount has changed since then, and we charge ${formatMoney(totalCents)} on the day above and nothing before.`,
    ),
  ];
}

function subjectOf(
  { subscription: { state } }: SubscriptionWork,
  type: 'default' | 'last_chance',
  day: string,
): string {
  if (state === 'pending_cancellation') return `Your last club box ships on ${day}`;
  return type === 'default' ? `Your next club box ships on ${day}` : 'Last chance to change your club box';
}

function waysOut({ subscription: { state, paused } }: SubscriptionWork): string {
  if (state === 'pending_cancellation') return 'Change it';
  return paused ? 'Change it, put it off or cancel it' : 'Change, skip, pause or cancel it';
}

function missingCard({ subscription, shop }: SubscriptionWork, { day, totalCents }: NextCharge): readonly MailBlock[] {
  return [
    paragraph(
      `Your next club box needs a card. It costs ${formatMoney(totalCents)} and is planned for ${formatDay(day)}. Until you choose a card, it waits and nothing is charged.`,
    ),
    action('Choose a card', subscriptionLink(shop, subscription.id)),
  ];
}

async function plannedCharge(work: SubscriptionWork, charge: NextCharge): Promise<readonly MailBlock[]> {
  const { subscription, shop } = work;
  const day = formatDay(charge.day);
  const ending = await cardEndingBefore(work, subscription, charge.day);
  return [
    paragraph(
      `On ${day} we charge ${formatMoney(charge.totalCents)} to ${await paymentOf(work, subscription)} and ship your club box.`,
    ),
    ...(await dearer(work)),
    ...(ending === undefined
      ? []
      : [
          paragraph(`Your ${ending} ends before then. Choose another one.`),
          action('Choose another card', subscriptionLink(shop, subscription.id)),
        ]),
  ];
}

async function dearer(work: SubscriptionWork): Promise<readonly MailBlock[]> {
  const { subscription } = work;
  const rise = await priceRise(work, subscription);
  if (!rise) return [];
  const hasExtras = recurringLines(subscription.lines).length < subscription.lines.length;
  const subject = hasExtras ? 'Without its extras, this delivery' : 'This delivery';
  return [
    paragraph(
      `${subject} costs ${formatMoney(rise.totalCents)}, ${formatMoney(rise.moreCents)} more than the last one.`,
    ),
  ];
}
