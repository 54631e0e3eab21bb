import type { Product } from '#src/domain/catalogue/product';
import { sortProducts } from '#src/domain/catalogue/product-sort';
import type { ClubType } from '#src/domain/club/club-join';

/** The questions that help a shopper choose a wine, in this order. */
export const tasteQuestions = ['wine', 'dryness', 'usual'] as const;
export type TasteQuestion = (typeof tasteQuestions)[number];

type Wine = Pick<Product, 'wineType' | 'sweetness'>;
type Suits = (wine: Wine) => boolean;

const isA =
  (...types: readonly Wine['wineType'][]): Suits =>
  ({ wineType }) =>
    wineType !== undefined && types.includes(wineType);
const isDry: Suits = ({ sweetness }) => sweetness === 'bone dry' || sweetness === 'dry';
const isSweeter: Suits = ({ sweetness }) => sweetness === 'off-dry' || sweetness === 'sweet';

/** The wines that suit each answer. `usual` is the shopper's usual drink. */
const suitsAnswer = {
  wine: {
    red: isA('red'),
    white: isA('white'),
    rose: isA('rosé'),
    bubbles: isA('sparkling', 'piquette'),
    unusual: isA('orange', 'piquette'),
  },
  dryness: { dry: isDry, sweeter: isSweeter },
  usual: {
    // Bitter and with grip.
    coffee: isA('red', 'orange'),
    // Cold, fresh and not sweet.
    beer: (wine) => isA('sparkling', 'piquette', 'white')(wine) && isDry(wine),
    cocktails: isA('rosé', 'sparkling', 'orange'),
    // Scented and light.
    tea: isA('white', 'orange', 'piquette'),
    soda: (wine) => isSweeter(wine) || isA('piquette')(wine),
  },
} satisfies Record<TasteQuestion, Record<string, Suits>>;

/** An answer to a question; `any` means no preference. */
export type TasteAnswer<Q extends TasteQuestion> = keyof (typeof suitsAnswer)[Q] | 'any';
export type TasteAnswers = { readonly [Q in TasteQuestion]?: TasteAnswer<Q> };

/** The answers that a question offers, without `any`. */
export function answersTo<Q extends TasteQuestion>(question: Q): readonly Exclude<TasteAnswer<Q>, 'any'>[] {
  return Object.keys(suitsAnswer[question]) as unknown as Exclude<TasteAnswer<Q>, 'any'>[];
}

export interface TasteMatch {
  readonly product: Product;
  /** The questions whose answer the wine suits. */
  readonly suits: readonly TasteQuestion[];
}

/** The kind of wine counts more than all other answers, dryness more than a habit. */
const weights: Readonly<Record<TasteQuestion, number>> = { wine: 4, dryness: 2, usual: 1 };

/**
 * Sorts the wines, best match first; equal ones stay in the editor's order, and sold-out wines come last. A question without
 * an answer, or with `any`, does not count.
 */
export function rankByTaste(wines: readonly Product[], answers: TasteAnswers): readonly TasteMatch[] {
  const matches = sortProducts(wines, 'featured').map((product) => ({
    product,
    suits: tasteQuestions.filter((question) => suits(product, question, answers[question])),
  }));
  const score = ({ suits }: TasteMatch) => suits.reduce((sum, question) => sum + weights[question], 0);
  const isSoldOut = ({ product }: TasteMatch) => product.stock.kind === 'out-of-stock';
  return matches.sort((a, b) => Number(isSoldOut(a)) - Number(isSoldOut(b)) || score(b) - score(a));
}

function suits(wine: Wine, question: TasteQuestion, answer: string | undefined): boolean {
  const rules: Readonly<Record<string, Suits>> = suitsAnswer[question];
  return answer !== undefined && Object.hasOwn(rules, answer) && rules[answer]?.(wine) === true;
}

/**
 * Answers that one wine suits, drawn by chance among available wines, so that the shelf of a surprise has a match for each.
 * `chance` returns numbers from 0 up to, but not including, 1. Every answer is `any` when no wine is available.
 */
export function surpriseAnswers(wines: readonly Product[], chance: () => number): Required<TasteAnswers> {
  const wine = drawn(
    wines.filter(({ stock }) => stock.kind !== 'out-of-stock'),
    chance,
  );
  const answer = <Q extends TasteQuestion>(question: Q): TasteAnswer<Q> =>
    (wine &&
      drawn(
        answersTo(question).filter((one) => suits(wine, question, String(one))),
        chance,
      )) ??
    'any';
  return { wine: answer('wine'), dryness: answer('dryness'), usual: answer('usual') };
}

function drawn<T>(values: readonly T[], chance: () => number): T | undefined {
  return values[Math.floor(chance() * values.length)];
}

/** The club type that suits these answers (spec §9 Club default types). */
export function clubTypeOf({ wine }: TasteAnswers): ClubType {
  if (wine === 'red') return 'red';
  return wine === 'white' || wine === 'rose' ? 'white-and-rosé' : 'all';
}
