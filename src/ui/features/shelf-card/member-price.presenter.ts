import type { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';
import type { Product } from '#src/domain/catalogue/product';
import { clubDiscount, memberPrice } from '#src/domain/club/club-discount';
import type { Cents } from '#src/domain/money/money';
import { autoObservable } from '#src/ui/state/auto-observable';

/** Presents what members of the club pay, once their subscriptions are known (spec §6 Club-discount logic). */
export class MemberPricePresenter {
  constructor(private readonly subscriptions: SubscriptionsState) {
    autoObservable(this);
  }

  /** Percent off wine; zero for everybody else. */
  get percent(): number {
    const { all } = this.subscriptions;
    return all ? clubDiscount([...all.values()]) : 0;
  }

  /** The member's price of a product; undefined when it is the same as everybody's. */
  priceOf({ price, family }: Pick<Product, 'price' | 'family'>): Cents | undefined {
    return this.percent > 0 && family !== 'merch' ? memberPrice(price, this.percent) : undefined;
  }
}
