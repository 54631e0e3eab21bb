import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '@vendure/core';
import { EventBus } from '@vendure/core';
import type { MailContent } from '#src/plugins/core/mails/mail';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import type { Review } from '#src/plugins/reviews/entities/review.entity';

/** A review, the name of its product, and the address of its author, which may be empty. */
export interface Mailed {
  readonly review: Review;
  readonly product: string;
  readonly to: string;
}

/** Mails to those who have written a review, by the transaction in which something becomes of it. */
@Injectable()
export class ReviewMails {
  constructor(
    private readonly events: EventBus,
    private readonly addresses: ShopAddresses,
  ) {}

  /** Thanks for a review, which waits to be read. */
  async thank(ctx: RequestContext, { review, product, to }: Mailed): Promise<void> {
    await this.send(ctx, `review-thanks/${review.id}/${review.revision}`, {
      to,
      subject: `Thank you for your review of ${product}`,
      blocks: [
        paragraph(
          'We read every review before it appears in the shop. We only turn down reviews that are not about the product or could hurt somebody.',
        ),
        action('See or change your review', this.addresses.review(review.sku)),
      ],
    });
  }

  /** Reports each decision on a review. */
  async tell(ctx: RequestContext, { review, product, to }: Mailed): Promise<void> {
    const link = this.addresses.review(review.sku);
    await this.send(ctx, `review-decision/${review.id}/${randomUUID()}`, {
      to,
      ...(review.status === 'published'
        ? {
            subject: `Your review of ${product} is published`,
            blocks: [
              paragraph('Everybody can read it now. Thank you for taking the time.'),
              action('See your review', link),
            ],
          }
        : {
            subject: `Your review of ${product} was not published`,
            blocks: [
              paragraph('We have read it and cannot publish it as it is:'),
              { kind: 'quote', text: review.reason ?? '' },
              paragraph('You can change it and send it again.'),
              action('Change your review', link),
            ],
          }),
    });
  }

  private async send(ctx: RequestContext, key: string, content: MailContent): Promise<void> {
    if (content.to !== '') await this.events.publish(new MailWrittenEvent(ctx, key, content));
  }
}
