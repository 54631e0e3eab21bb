import { isFull, type PackChoice } from '#src/domain/catalogue/pack-choice';
import type { Product, WineType } from '#src/domain/catalogue/product';
import type { Interval } from '#src/domain/interval/interval';

/** In their order (spec §2 Club join). */
export const joinSteps = ['type', 'default', 'customize', 'review'] as const;
export type JoinStep = (typeof joinSteps)[number];

/** The contents of a delivery unless it is customized (spec §9 Club default types). */
export const clubTypes = ['all', 'red', 'white-and-rosé'] as const;
export type ClubType = (typeof clubTypes)[number];

export const clubIntervals: readonly Interval[] = [1, 2, 3].map((length) => ({ length, unit: 'month' }));

export interface JoinChoice {
  readonly type?: ClubType;
  /** As many as the size of the club, once it is full. */
  readonly box: PackChoice;
  readonly interval: Interval;
}

const winesOf: Readonly<Record<ClubType, readonly WineType[] | undefined>> = {
  all: undefined,
  red: ['red'],
  'white-and-rosé': ['white', 'rosé'],
};

/** A red box holds red cans only (spec §9 Club default types). */
export function suitsClubType(type: ClubType, { wineType }: Pick<Product, 'wineType'>): boolean {
  const wines = winesOf[type];
  return wines === undefined || (wineType !== undefined && wines.includes(wineType));
}

/** Cans need a type, and the review a full box: every URL of the steps is safe to link and reload. */
export function reachableStep(wanted: JoinStep, choice: JoinChoice): JoinStep {
  if (wanted === 'type' || choice.type === undefined) return 'type';
  if (wanted === 'review' && !isFull(choice.box)) return 'customize';
  return wanted;
}

/** The first step for anything else. */
export function parseJoinStep(text: string | null | undefined): JoinStep {
  return joinSteps.find((step) => step === text) ?? 'type';
}
