import { isFull, type PackChoice } from '#src/domain/catalogue/pack-choice';
import type { Product } from '#src/domain/catalogue/product';
import type { WineType } from '#src/domain/catalogue/wine-kinds';
import { addInterval } from '#src/domain/interval/add-interval';
import { type Interval, isSameInterval } from '#src/domain/interval/interval';

/** The steps of joining, in their order (spec §2 Club join). */
export const joinSteps = ['type', 'default', 'customize', 'review'] as const;
export type JoinStep = (typeof joinSteps)[number];

/** The contents of a delivery unless it is customized (spec §9 Club default types). */
export const clubTypes = ['all', 'red', 'white-and-rosé'] as const;
export type ClubType = (typeof clubTypes)[number];

/** The intervals that the club offers. */
export const clubIntervals: readonly Interval[] = [1, 2, 3].map((length) => ({ length, unit: 'month' }));

/** The shopper's choices so far. */
export interface JoinChoice {
  readonly type?: ClubType;
  /** The cans of every delivery: as many as the size of the club, once it is full. */
  readonly box: PackChoice;
  readonly interval: Interval;
}

const winesOf: Readonly<Record<ClubType, readonly WineType[] | undefined>> = {
  all: undefined,
  red: ['red'],
  'white-and-rosé': ['white', 'rosé'],
};

/** True when a box of this type may hold the wine: a red box holds red cans only (spec §9 Club default types). */
export function suitsClubType(type: ClubType, { wineType }: Pick<Product, 'wineType'>): boolean {
  const wines = winesOf[type];
  return wines === undefined || (wineType !== undefined && wines.includes(wineType));
}

/**
 * The step to show when another one is requested: cans need a type first, and the review needs a full box. This makes every
 * URL of the steps safe to link and reload.
 */
export function reachableStep(wanted: JoinStep, choice: JoinChoice): JoinStep {
  if (wanted === 'type' || choice.type === undefined) return 'type';
  if (wanted === 'review' && !isFull(choice.box)) return 'customize';
  return wanted;
}

/** Reads a step from a URL; the first step for anything else. */
export function parseJoinStep(text: string | null | undefined): JoinStep {
  return joinSteps.find((step) => step === text) ?? 'type';
}

/**
 * The intervals that a subscription can change to: those of the club, and its current one (spec §4 Subscription actions,
 * update).
 */
export function offeredIntervals(current: Interval): readonly Interval[] {
  return clubIntervals.some((offered) => isSameInterval(offered, current))
    ? clubIntervals
    : [current, ...clubIntervals];
}

/** Intervals compare by the days to which they lead from the same one. */
const anyDay = '2026-01-01';

/** The next longer interval that the club offers, for a member who has too much wine; undefined for the longest. */
export function nextLongerInterval(current: Interval): Interval | undefined {
  return clubIntervals.find((offered) => addInterval(anyDay, offered) > addInterval(anyDay, current));
}
