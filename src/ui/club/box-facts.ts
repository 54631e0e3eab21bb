import { memberBoxPrice } from '#src/domain/club/box-price';
import { clubDiscount, type ClubSize, clubSizeOf, memberPercent } from '#src/domain/club/club-discount';
import { lastingLines } from '#src/domain/club/customization';
import { boxCost, discountWithSize } from '#src/domain/club/size-change';
import type { Instant } from '#src/domain/interval/interval';
import { formatMoney } from '#src/domain/money/money';
import { changeDeadline } from '#src/domain/subscription/coming-deliveries';
import { cansPerDelivery, type Subscription } from '#src/domain/subscription/subscription';
import type { BoxEditor } from '#src/ui/catalogue/shared/box-editor';
import { formatDay } from '#src/ui/kit/day-messages';
import { customizeMessages as messages } from './customize-messages';

type ChosenBox = Pick<BoxEditor, 'contents' | 'size' | 'isFull'>;

function linesOf({ contents }: ChosenBox): Parameters<typeof memberBoxPrice>[0] {
  return contents.map(({ quantity, product: { price } }) => ({ quantity, price }));
}

export function describeNextBox(subscription: Subscription, now: Instant): readonly string[] {
  const { state, actionableDate } = subscription;
  if (state === 'paused' || actionableDate === undefined) return [messages.paused];
  const isLast = state === 'pending-cancellation';
  const day = formatDay(actionableDate);
  const deadline = changeDeadline(subscription, now);
  if (deadline === undefined) return [isLast ? messages.last(day) : messages.next(day), messages.tooLate];
  const until = formatDay(deadline);
  return isLast ? [messages.last(day), messages.untilLast(until)] : [messages.next(day), messages.until(until)];
}

/** The new and the old price of a box, without shipping and tax (spec §9 Club discount). */
export function describePrice(
  subscription: Subscription,
  box: ChosenBox,
  all: readonly Subscription[],
): { readonly amount: string; readonly before: string } {
  const percent = percentFor(subscription, all);
  const before = memberBoxPrice(lastingLines(subscription), percent);
  const size = clubSizeOf(box.size);
  const amount = memberBoxPrice(linesOf(box), size === undefined ? percent : discountWithSize(size, subscription, all));
  return {
    amount: formatMoney(amount),
    before: amount === before ? messages.asBefore : messages.before(formatMoney(before)),
  };
}

export function describeSaved({ actionableDate, state }: Subscription, newSize: ClubSize | undefined): string {
  const text = newSize === undefined ? messages.saved.text : messages.saved.size(newSize);
  const isPlanned = actionableDate !== undefined && state !== 'paused';
  return isPlanned ? `${text} ${messages.saved.next(formatDay(actionableDate))}` : text;
}

/** `after` is undefined until the cans are chosen. */
export interface Resizing {
  readonly title: string;
  readonly text: string;
  /** The link back to the present size. */
  readonly keep: string;
  readonly columns: readonly [before: string, after: string];
  readonly rows: readonly { readonly name: string; readonly before: string; readonly after: string | undefined }[];
}

/** Compares the prices of full boxes (spec §9 Club sizes, Club discount). */
export function describeResizing(
  subscription: Subscription,
  size: ClubSize,
  box: ChosenBox,
  all: readonly Subscription[],
): Resizing {
  const sizeBefore: ClubSize = size === 12 ? 24 : 12;
  const percentBefore = discountWithSize(sizeBefore, subscription, all);
  const percent = discountWithSize(size, subscription, all);
  const before = boxCost(lastingLines(subscription), sizeBefore, percentBefore);
  const after = box.isFull ? boxCost(linesOf(box), size, percent) : undefined;
  return {
    title: messages.resize.title(size),
    text: size > sizeBefore ? messages.resize.larger : messages.resize.smaller(size),
    keep: messages.resize.keep(sizeBefore),
    columns: [messages.resize.now(sizeBefore), messages.resize.then(size)],
    rows: [
      {
        name: messages.resize.perDelivery,
        before: formatMoney(before.perDelivery),
        after: after && formatMoney(after.perDelivery),
      },
      { name: messages.resize.perCan, before: formatMoney(before.perCan), after: after && formatMoney(after.perCan) },
      { name: messages.resize.discount, before: `${percentBefore}%`, after: `${percent}%` },
    ],
  };
}

/** A paused club gets its own discount again when it resumes. */
function percentFor(subscription: Subscription, all: readonly Subscription[]): number {
  const size = clubSizeOf(cansPerDelivery(subscription));
  return Math.max(clubDiscount(all), size === undefined ? 0 : memberPercent[size]);
}
