import {
  choiceFromText,
  choiceToText,
  emptyChoice,
  type MaxQuantityOf,
  type PackChoice,
  setCans,
} from '#src/domain/catalogue/pack-choice';
import type { Product } from '#src/domain/catalogue/product';
import type { BoxedProduct } from '#src/domain/club/club-content';
import {
  clubIntervals,
  type ClubType,
  clubTypes,
  type JoinChoice,
  type JoinStep,
  parseJoinStep,
  suitsClubType,
} from '#src/domain/club/club-join';
import type { ClubJoinContent } from '#src/domain/page/page-content';

export interface JoinAddress {
  readonly step: JoinStep;
  readonly choice: JoinChoice;
  /** False when it asked for a choice that is not possible. */
  readonly isAsWritten: boolean;
}

export function defaultBox({ size, types }: ClubJoinContent, type: ClubType): PackChoice {
  const box: readonly BoxedProduct[] = types.find((one) => one.type === type)?.box ?? [];
  return box.reduce((choice, { quantity, product }) => setCans(choice, product.sku, quantity), emptyChoice(size));
}

/** The cans that a box of this type may hold (spec §9 Club default types). */
export function cansOfType({ cans }: ClubJoinContent, type: ClubType | undefined): readonly Product[] {
  return type === undefined ? cans : cans.filter((can) => suitsClubType(type, can));
}

/** Missing parameters get the club's defaults. */
export function readJoinAddress(search: string, content: ClubJoinContent, maxQuantityOf: MaxQuantityOf): JoinAddress {
  const parameters = new URLSearchParams(search);
  const type = clubTypes.find((known) => known === parameters.get('type'));
  const interval = clubIntervals.find(({ length }) => String(length) === parameters.get('every')) ?? everyMonth;
  const cans = parameters.get('cans');
  const { choice: box, isAsWritten } = boxOf(content, type, cans, maxQuantityOf);
  return { step: parseJoinStep(parameters.get('step')), choice: { box, interval, ...(type && { type }) }, isAsWritten };
}

export const everyMonth = { length: 1, unit: 'month' } as const;

function boxOf(
  content: ClubJoinContent,
  type: ClubType | undefined,
  cans: string | null,
  maxQuantityOf: MaxQuantityOf,
) {
  const suits = (sku: string) => cansOfType(content, type).some((can) => can.sku === sku);
  if (cans !== null) return choiceFromText(cans, content.size, (sku) => (suits(sku) ? maxQuantityOf(sku) : 0));
  return { choice: type === undefined ? emptyChoice(content.size) : defaultBox(content, type), isAsWritten: true };
}

/** Includes cans only where they differ from those of the type. */
export function joinSearch(step: JoinStep, { type, box, interval }: JoinChoice, content: ClubJoinContent): string {
  const isDefault = type === undefined || choiceToText(box) === choiceToText(defaultBox(content, type));
  const parameters = [
    step !== 'type' && `step=${step}`,
    type !== undefined && `type=${encodeURIComponent(type)}`,
    !isDefault && `cans=${choiceToText(box)}`,
    interval.length !== everyMonth.length && `every=${interval.length}`,
  ].filter(Boolean);
  return `?${parameters.join('&')}`;
}
