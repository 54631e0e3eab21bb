import type { MailBlock } from '#src/plugins/core/mails/mail';
import { paragraph } from '#src/plugins/core/mails/mail';
import { addressLines } from '#src/plugins/core/mails/order-terms';
import type { Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import type { SubscriptionWords } from './subscription-words';
import { every } from './subscription-words';

/** A subscription before and after something happened to it. */
export interface SubscriptionChange {
  readonly before: Subscription;
  readonly after: Subscription;
}

/** One thing that is different now. */
export interface ChangedDetail {
  /** The subject of a mail that tells of nothing else. */
  readonly subject: string;
  readonly blocks: readonly MailBlock[];
}

/** Lists the differences in contents, frequency, days, address and card; none when all of it is as before. */
export function changedDetails(
  phrases: SubscriptionWords,
  { before, after }: SubscriptionChange,
): readonly ChangedDetail[] {
  return [
    ...contents(phrases, before, after),
    ...frequency(before, after),
    ...nextDay(phrases, before, after),
    ...lastDay(phrases, before, after),
    ...address(before, after),
    ...card(phrases, before, after),
  ];
}

/** Says if the next delivery has the same contents and address as before, and so the same price as before. */
export function isSameBox({ before, after }: SubscriptionChange): boolean {
  return (
    contentsOf(before) === contentsOf(after) &&
    JSON.stringify(before.shippingAddress) === JSON.stringify(after.shippingAddress)
  );
}

type Details = readonly ChangedDetail[];

function contents(phrases: SubscriptionWords, before: Subscription, after: Subscription): Details {
  if (contentsOf(before) === contentsOf(after)) return [];
  const subject =
    before.clubCans === after.clubCans || after.clubCans === null
      ? 'The cans in your club box have changed'
      : `Your club box now has ${after.clubCans} cans`;
  return [{ subject, blocks: [facts('In your next delivery', phrases.contents(after.lines))] }];
}

function frequency(before: Subscription, after: Subscription): Details {
  const often = every(after.interval);
  if (every(before.interval) === often) return [];
  return [{ subject: `Your club box now comes ${often}`, blocks: [paragraph(`From now on it comes ${often}.`)] }];
}

function nextDay(phrases: SubscriptionWords, before: Subscription, { actionableDate }: Subscription): Details {
  if (actionableDate === null || before.actionableDate === actionableDate) return [];
  const day = phrases.day(actionableDate);
  return [{ subject: `Your next delivery is on ${day}`, blocks: [paragraph(`The next delivery is on ${day}.`)] }];
}

function lastDay(phrases: SubscriptionWords, before: Subscription, { endDate }: Subscription): Details {
  if (before.endDate === endDate) return [];
  const end = endDate === null ? 'It goes on until you cancel it.' : `It ends on ${phrases.day(endDate)}.`;
  return [{ subject: 'Your club box ends on another day', blocks: [paragraph(end)] }];
}

function address(before: Subscription, after: Subscription): Details {
  if (JSON.stringify(before.shippingAddress) === JSON.stringify(after.shippingAddress)) return [];
  return [{ subject: 'Your club box ships to another address', blocks: [facts('Ships to', addressLines(after))] }];
}

function card(phrases: SubscriptionWords, before: Subscription, { savedCardId, savedCard }: Subscription): Details {
  if (before.savedCardId === savedCardId) return [];
  return [
    { subject: 'Your club box is paid with another card', blocks: [facts('Paid with', [phrases.card(savedCard)])] },
  ];
}

function facts(term: string, lines: readonly string[]): MailBlock {
  return { kind: 'facts', rows: [[term, lines]] };
}

function contentsOf({ lines }: Subscription): string {
  return JSON.stringify(
    lines
      .map(({ productVariantId, quantity, isOneTime, parts }) => [productVariantId, quantity, isOneTime, parts])
      .sort(),
  );
}
