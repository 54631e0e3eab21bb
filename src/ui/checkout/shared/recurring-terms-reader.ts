import type { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Clock } from '#src/application/ports/system/clock';
import type { Order } from '#src/domain/cart/order';
import { recurringTerms } from '#src/domain/checkout/recurring-terms';
import { orderClubDiscount } from '#src/domain/club/order-club-discount';
import { describeAgreement, describeTerms, type TermsText } from './recurring-messages';

/** The terms of an order, ready to read, and the sentence by which the buyer agrees to them. */
export interface ShownTerms {
  readonly terms: readonly TermsText[];
  readonly agreement: string;
}

/** Knows what an order brings again, with what the buyer's own club takes off. */
export class RecurringTermsReader {
  constructor(
    private readonly subscriptions: SubscriptionsState,
    private readonly clock: Clock,
  ) {}

  /** Undefined when nothing comes again. */
  of(order: Order): ShownTerms | undefined {
    const clubPercent = orderClubDiscount(order, this.subscriptions.all?.values());
    const terms = recurringTerms(order, clubPercent, this.clock.now());
    if (terms.length === 0) return undefined;
    return { terms: terms.map(describeTerms), agreement: describeAgreement(terms) };
  }
}
