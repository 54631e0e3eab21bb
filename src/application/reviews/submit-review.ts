import { orElse } from '#src/application/calls/handled';
import { sendOrLookUp } from '#src/application/calls/send-or-look-up';
import { ReviewGateway } from '#src/application/ports/content/review-gateway';
import { isUncertain } from '#src/application/ports/gateway-error';
import type { Used } from '#src/application/ports/token';
import type { OwnReview, ReviewText } from '#src/domain/reviews/own-review';
import { isSameReview } from '#src/domain/reviews/own-review';

/** Sends a customer's review of a bought product. When the answer gets lost, the service is asked for its review. */
export class SubmitReview {
  static readonly uses = { reviews: ReviewGateway };

  constructor(private readonly use: Used<typeof SubmitReview.uses>) {}

  /** Rejects with GatewayError. */
  execute(sku: string, text: ReviewText): Promise<OwnReview> {
    const review = { ...text, title: text.title.trim(), body: text.body.trim(), author: text.author.trim() };
    return sendOrLookUp({
      send: () => this.use.reviews.submit(sku, review),
      lookUp: async (failure) => (isUncertain(failure) ? this.lookUp(sku) : undefined),
      isDone: (after) => isSameReview(after, review),
    });
  }

  /** Undefined when nothing can be said: then the failure of the send counts. */
  private async lookUp(sku: string): Promise<OwnReview | undefined> {
    const own = await orElse(this.use.reviews.readOwn(sku), () => undefined);
    return own?.review;
  }
}
