import type { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Clock } from '#src/application/ports/system/clock';
import { memberBoxPrice } from '#src/domain/club/box-price';
import { clubDiscount } from '#src/domain/club/club-discount';
import { clubSizeOf, memberPercent } from '#src/domain/club/club-size';
import { lastingLines } from '#src/domain/club/customization';
import { formatMoney } from '#src/domain/money/format-money';
import type { Cents } from '#src/domain/money/money';
import { changeDeadline } from '#src/domain/subscription/change-deadline';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';
import { customizeMessages as words } from '#src/ui/messages/customize-messages';
import { formatInstant } from '#src/ui/messages/interval-messages';

type Lines = Parameters<typeof memberBoxPrice>[0];

/** Presents when the next box goes out, until when a choice counts for it, and what it costs before and after. */
export class BoxFactsPresenter {
  constructor(
    private readonly subscriptions: SubscriptionsState,
    private readonly clock: Clock,
  ) {}

  /** Sentences about the box to come. The day is the one that the shop has told. */
  facts(subscription: Subscription): readonly string[] {
    const { state, actionableDate } = subscription;
    if (state === 'paused' || actionableDate === undefined) return [words.paused];
    const isLast = state === 'pending-cancellation';
    const day = formatInstant(actionableDate);
    const deadline = changeDeadline(subscription, this.clock.now());
    if (deadline === undefined) return [isLast ? words.last(day) : words.next(day), words.tooLate];
    const until = formatInstant(deadline);
    return isLast ? [words.last(day), words.untilLast(until)] : [words.next(day), words.until(until)];
  }

  /** What every box costs from now on, without shipping and tax, and how that compares (spec §9 Club discount). */
  price(subscription: Subscription, lines: Lines): { readonly amount: string; readonly before: string } {
    const percent = this.percentFor(subscription);
    const before = memberBoxPrice(lastingLines(subscription), percent);
    const amount: Cents = memberBoxPrice(lines, percent);
    return {
      amount: formatMoney(amount),
      before: amount === before ? words.asBefore : words.before(formatMoney(before)),
    };
  }

  /** What was saved, with the day of the next box when one is planned. */
  savedText(subscription: Subscription): string {
    const { actionableDate, state } = subscription;
    const isPlanned = actionableDate !== undefined && state !== 'paused';
    return isPlanned ? `${words.saved.text} ${words.saved.next(formatInstant(actionableDate))}` : words.saved.text;
  }

  /** A club that is paused now has its own percentage again when it goes on. */
  private percentFor(subscription: Subscription): number {
    const size = clubSizeOf(cansPerDelivery(subscription));
    return Math.max(
      clubDiscount([...(this.subscriptions.all?.values() ?? [])]),
      size === undefined ? 0 : memberPercent[size],
    );
  }
}
