import type { Used } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { needsAdult } from '#src/domain/checkout/checkout-conditions';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import type { TermsText } from '#src/ui/checkout/shared/recurring-messages';
import { RecurringTermsReader } from '#src/ui/checkout/shared/recurring-terms-reader';
import { PlacedOrderReader, type PlacedOrderView } from '#src/ui/orders/shared/placed-order-reader';

export class ConfirmedOrderReader {
  static readonly uses = {
    placedOrders: PlacedOrderReader,
    recurringTerms: RecurringTermsReader,
    catalogue: CatalogueStore,
  };

  constructor(private readonly use: Used<typeof ConfirmedOrderReader.uses>) {}

  async load(): Promise<void> {
    await this.use.catalogue.load();
  }

  contentsOf(order: Order): PlacedOrderView {
    return this.use.placedOrders.of(order);
  }

  termsOf(order: Order): readonly TermsText[] {
    return this.use.recurringTerms.of(order)?.terms ?? [];
  }

  /** Is also true until the products are known. */
  needsAdult(order: Order): boolean {
    return !this.use.catalogue.current || needsAdult(order, this.use.catalogue.current);
  }
}
