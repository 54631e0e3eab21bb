import { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import { Clock } from '#src/application/ports/system/clock';
import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { recurringTerms } from '#src/domain/checkout/recurring-terms';
import { orderClubDiscount } from '#src/domain/club/order-club-discount';
import { describeAgreement, describeTerms, type TermsText } from './recurring-messages';

export interface ShownTerms {
  readonly terms: readonly TermsText[];
  readonly agreement: string;
}

/** Applies the discount of the buyer's own club. */
export class RecurringTermsReader {
  static readonly uses = { subscriptions: SubscriptionsState, clock: Clock };

  constructor(private readonly use: Used<typeof RecurringTermsReader.uses>) {}

  /** Returns undefined when nothing is recurring. */
  of(order: Order): ShownTerms | undefined {
    const clubPercent = orderClubDiscount(order, this.use.subscriptions.all?.values());
    const terms = recurringTerms(order, clubPercent, this.use.clock.now());
    if (terms.length === 0) return undefined;
    return { terms: terms.map(describeTerms), agreement: describeAgreement(terms) };
  }
}
