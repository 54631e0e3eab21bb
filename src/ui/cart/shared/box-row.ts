import { discountedLineAmount } from '#src/domain/cart/line-item';
import type { ShownLine } from '#src/domain/cart/quantity';
import { choiceToText } from '#src/domain/catalogue/pack-choice';
import type { ClubBox } from '#src/domain/club/club-box';
import { boxGap, boxToChange } from '#src/domain/club/club-box-change';
import { addMoney, formatMoney, noMoney } from '#src/domain/money/money';
import type { LinkedPage } from '#src/domain/site/linked-pages';
import { everyInterval } from '#src/ui/kit/interval-messages';
import { cartMessages, clubBoxMessages } from './cart-messages';
import type { LineRow } from './line-row';

export interface BoxRow {
  readonly id: string;
  readonly box: ClubBox;
  /** "12 cans, every month" */
  readonly summary: string;
  readonly lines: readonly LineRow[];
  /** The page on which its cans are chosen, and its address with those that are in it. */
  readonly changePage: LinkedPage;
  readonly changeTo: string;
  readonly amount: string;
  readonly regular: string | undefined;
  readonly reason: string | undefined;
  readonly isPending: boolean;
  /** Tells the cost of a box that is not a full club box. */
  readonly gap: string | undefined;
  readonly shortages: readonly string[];
  readonly failure: string | undefined;
}

/** `all` are the boxes of the order. */
export function asBoxRow(
  box: ClubBox,
  shown: readonly ShownLine[],
  lines: readonly LineRow[],
  all: readonly ClubBox[],
): BoxRow {
  const [first] = lines;
  const choice = boxToChange(box, all);
  const changePage = `/can-club/join/${choice.size}/` as const;
  const amount = addMoney(noMoney, ...shown.map((one) => one.amount));
  const discounted = addMoney(noMoney, ...box.lines.map(discountedLineAmount));
  return {
    // By position: a changed box keeps its row, and with it the focus.
    id: `box-${all.indexOf(box)}`,
    box,
    summary: clubBoxMessages.summary(box.cans, everyInterval(box.interval)),
    lines,
    changePage,
    changeTo: `${changePage}?step=customize&type=all&cans=${choiceToText(choice)}&every=${box.interval.length}`,
    amount: formatMoney(discounted),
    regular: discounted < amount ? formatMoney(amount) : undefined,
    reason: lines.every(({ reason }) => reason === first?.reason) ? first?.reason : undefined,
    isPending: lines.some(({ isPending }) => isPending),
    gap: describeGap(box),
    shortages: lines.flatMap(({ name, left }) => (left === undefined ? [] : [cartMessages.shortNamed(name, left)])),
    failure: lines.find(({ failure }) => failure !== undefined)?.failure,
  };
}

function describeGap(box: ClubBox): string | undefined {
  const gap = boxGap(box);
  return gap && clubBoxMessages.gap(box.cans, gap.size, gap.missing, gap.extra);
}
