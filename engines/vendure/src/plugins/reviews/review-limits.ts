import { Injectable } from '@nestjs/common';
import type { ID } from '@vendure/core';
import { CallCounter } from '#src/plugins/core/call-counter';
import { ShopFailure } from '#src/plugins/core/shop-failure';

const minute = 60_000;
const hour = 60 * minute;

/** Limits the reviews that one customer sends, and that come from one address, which several people may share. */
@Injectable()
export class ReviewLimits {
  private readonly ofCustomerInMinute = new CallCounter(10, minute);
  private readonly ofCustomerInHour = new CallCounter(60, hour);
  private readonly fromAddressInMinute = new CallCounter(120, minute);
  private readonly thanksInMinute = new CallCounter(1, minute);

  /** Counts a review that is sent. Throws RATE_LIMITED when there were too many. */
  take(address: string, customerId: ID): void {
    const customer = String(customerId);
    if (
      !this.fromAddressInMinute.take(address) ||
      !this.ofCustomerInMinute.take(customer) ||
      !this.ofCustomerInHour.take(customer)
    )
      throw new ShopFailure('RATE_LIMITED', 'Too many reviews. Please wait a minute before the next one');
  }

  /** Says if a customer may be thanked now: one who changes a review several times gets one mail. */
  mayThank(customerId: ID): boolean {
    return this.thanksInMinute.take(String(customerId));
  }
}
