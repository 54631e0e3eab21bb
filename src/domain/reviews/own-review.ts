/** A review waits for the shop's staff, and again after every change. */
export type ReviewStatus = 'waiting' | 'published' | 'rejected';

export interface ReviewText {
  /** 1 to 5. */
  readonly score: number;
  readonly title: string;
  readonly body: string;
  /** The shown name. */
  readonly author: string;
}

export interface OwnReview extends ReviewText {
  readonly status: ReviewStatus;
}

export interface ReviewableProduct {
  readonly sku: string;
  readonly name: string;
  /** Only a buyer may review it. */
  readonly isPurchased: boolean;
  readonly review?: OwnReview;
}

/** Visible characters: an emoji is one. */
export const reviewLimits = { title: 80, body: 2000, author: 40 } as const;

/** "Olive F.": the default signature of a review. */
export function shownName(fullName: string): string {
  const [first = '', ...others] = fullName.trim().split(/\s+/);
  const initial = Array.from(others.at(-1) ?? '')[0];
  return Array.from(initial === undefined ? first : `${first} ${initial.toUpperCase()}.`)
    .slice(0, reviewLimits.author)
    .join('');
}

export function isSameReview(one: ReviewText, other: ReviewText): boolean {
  return (
    one.score === other.score && one.title === other.title && one.body === other.body && one.author === other.author
  );
}
