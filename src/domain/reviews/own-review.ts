/** A review waits until the shop's staff has read it, and again after every change. */
export type ReviewStatus = 'waiting' | 'published' | 'rejected';

/** A customer's own review of a product, as plain text. */
export interface ReviewText {
  /** 1 to 5. */
  readonly score: number;
  readonly title: string;
  readonly body: string;
  /** The shown name. */
  readonly author: string;
}

/** The one review of a customer about a product. */
export interface OwnReview extends ReviewText {
  readonly status: ReviewStatus;
}

/** A product as its customer may review it. */
export interface ReviewableProduct {
  readonly sku: string;
  readonly name: string;
  /** Only a buyer of a product may review it. */
  readonly isPurchased: boolean;
  readonly review?: OwnReview;
}

/** The longest texts, in visible characters: an emoji is one. */
export const reviewLimits = { title: 80, body: 2000, author: 40 } as const;

/** A first name and an initial, such as "Olive F.": the default signature of a review. */
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
