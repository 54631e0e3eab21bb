import { memberBoxPrice } from '#src/domain/club/box-price';
import { clubDiscount, clubSizeOf, memberPercent } from '#src/domain/club/club-discount';
import { lastingLines } from '#src/domain/club/customization';
import type { Instant } from '#src/domain/interval/interval';
import { formatMoney } from '#src/domain/money/money';
import { changeDeadline } from '#src/domain/subscription/coming-deliveries';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';
import { customizeMessages as words } from '#src/ui/messages/customize-messages';
import { formatInstant } from '#src/ui/messages/interval-messages';

type Lines = Parameters<typeof memberBoxPrice>[0];

/** Says when the next box ships and until when a choice counts for it. */
export function describeNextBox(subscription: Subscription, now: Instant): readonly string[] {
  const { state, actionableDate } = subscription;
  if (state === 'paused' || actionableDate === undefined) return [words.paused];
  const isLast = state === 'pending-cancellation';
  const day = formatInstant(actionableDate);
  const deadline = changeDeadline(subscription, now);
  if (deadline === undefined) return [isLast ? words.last(day) : words.next(day), words.tooLate];
  const until = formatInstant(deadline);
  return isLast ? [words.last(day), words.untilLast(until)] : [words.next(day), words.until(until)];
}

/** The new and the old price of a box, without shipping and tax (spec §9 Club discount). */
export function describePrice(
  subscription: Subscription,
  lines: Lines,
  all: readonly Subscription[],
): { readonly amount: string; readonly before: string } {
  const percent = percentFor(subscription, all);
  const before = memberBoxPrice(lastingLines(subscription), percent);
  const amount = memberBoxPrice(lines, percent);
  return {
    amount: formatMoney(amount),
    before: amount === before ? words.asBefore : words.before(formatMoney(before)),
  };
}

/** Says what was saved and when the next box ships, if one is planned. */
export function describeSaved({ actionableDate, state }: Subscription): string {
  const isPlanned = actionableDate !== undefined && state !== 'paused';
  return isPlanned ? `${words.saved.text} ${words.saved.next(formatInstant(actionableDate))}` : words.saved.text;
}

/** A paused club gets its own discount again when it resumes. */
function percentFor(subscription: Subscription, all: readonly Subscription[]): number {
  const size = clubSizeOf(cansPerDelivery(subscription));
  return Math.max(clubDiscount(all), size === undefined ? 0 : memberPercent[size]);
}
