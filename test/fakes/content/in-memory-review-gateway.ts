import type { ReviewGateway } from '#src/application/ports/content/review-gateway';
import type { Day } from '#src/domain/interval/calendar-day';
import {
  isSameReview,
  type OwnReview,
  type ReviewableProduct,
  reviewLimits,
  type ReviewStatus,
  type ReviewText,
} from '#src/domain/reviews/own-review';
import { type ProductReviews, type Review, reviewStats, type SiteReviews } from '#src/domain/reviews/review';
import { CallScript } from '#test/fakes/shop/call-script';
import { invalid, notFound, unauthorized } from '#test/fakes/shop/refusals';

interface WrittenReview extends OwnReview {
  readonly customerId: string;
  readonly sku: string;
}

interface InMemoryReviewsOptions {
  /** Names by sku. */
  readonly products: Readonly<Record<string, string>>;
  /** Returns the id of the customer whose bearer token the calls carry; `undefined` for a guest. */
  readonly customerId: () => string | undefined;
  readonly today?: Day;
}

/** A review service, and the actions of its people behind the back of the shop. */
export class InMemoryReviewGateway extends CallScript<keyof ReviewGateway> implements ReviewGateway {
  /** "customer-1 RED-1" for a purchase of that customer. */
  readonly bought = new Set<string>();
  /** Reviews that others wrote. */
  editorial: SiteReviews['reviews'] = [];
  private written: readonly WrittenReview[] = [];

  constructor(private readonly options: InMemoryReviewsOptions) {
    super();
  }

  /** The shop's people decide on every review with this title. */
  decide(title: string, status: ReviewStatus): void {
    this.written = this.written.map((review) => (review.title === title ? { ...review, status } : review));
  }

  readProduct(sku: string): Promise<ProductReviews> {
    return this.run('readProduct', () => {
      const reviews = this.published().filter((review) => review.sku === sku);
      return { stats: reviewStats(reviews), reviews: reviews.map(withoutSku) };
    });
  }

  readSite(): Promise<SiteReviews> {
    return this.run('readSite', () => ({ stats: reviewStats(this.published()), reviews: this.published() }));
  }

  readOwn(sku: string): Promise<ReviewableProduct> {
    return this.run('readOwn', () => {
      const customerId = this.customer();
      const review = this.own(customerId, sku);
      return {
        sku,
        name: this.nameOf(sku),
        isPurchased: this.bought.has(`${customerId} ${sku}`),
        ...(review && { review: text(review) }),
      };
    });
  }

  submit(sku: string, review: ReviewText): Promise<OwnReview> {
    return this.run('submit', () => {
      const customerId = this.customer();
      const errors = problems(review);
      if (Object.keys(errors).length > 0) throw invalid(errors);
      this.nameOf(sku);
      if (!this.bought.has(`${customerId} ${sku}`)) throw invalid({ sku: ['was not bought by you'] });
      const old = this.own(customerId, sku);
      if (old && isSameReview(old, review)) return text(old);
      const written: WrittenReview = { ...review, sku, customerId, status: 'waiting' };
      this.written = [written, ...this.written.filter((one) => one !== old)];
      return text(written);
    });
  }

  private customer(): string {
    const customerId = this.options.customerId();
    if (customerId === undefined) throw unauthorized();
    return customerId;
  }

  private nameOf(sku: string): string {
    const name = this.options.products[sku];
    if (name === undefined) throw notFound();
    return name;
  }

  private own(customerId: string, sku: string): WrittenReview | undefined {
    return this.written.find((review) => review.customerId === customerId && review.sku === sku);
  }

  private published(): SiteReviews['reviews'] {
    const date = this.options.today ?? '2026-11-20';
    const byCustomers = this.written
      .filter(({ status }) => status === 'published')
      .map(({ sku, author, score, title, body }) => ({ sku, author, score, title, body, date }));
    return [...byCustomers, ...this.editorial].toSorted((one, other) => other.date.localeCompare(one.date));
  }
}

function problems({ score, ...texts }: ReviewText): Readonly<Record<string, readonly string[]>> {
  const wrong = (['title', 'body', 'author'] as const).flatMap((field): [string, string[]][] => {
    const length = Array.from(texts[field].trim()).length;
    if (!/[\p{L}\p{N}]/u.test(texts[field])) return [[field, ["can't be blank"]]];
    const most = reviewLimits[field];
    return length > most ? [[field, [`is too long (maximum is ${most} characters)`]]] : [];
  });
  const isScore = Number.isInteger(score) && score >= 1 && score <= 5;
  return { ...(isScore ? {} : { score: ['must be between 1 and 5'] }), ...Object.fromEntries(wrong) };
}

function withoutSku({ author, score, title, body, date }: Review): Review {
  return { author, score, title, body, date };
}

function text({ score, title, body, author, status }: OwnReview): OwnReview {
  return { score, title, body, author, status };
}
