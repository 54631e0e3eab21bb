import type { DependenciesOf } from '#src/application/ports/token';
import type { Order } from '#src/domain/cart/order';
import { needsAdult } from '#src/domain/checkout/checkout-conditions';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import type { TermsText } from '#src/ui/checkout/shared/recurring-messages';
import { RecurringTermsReader } from '#src/ui/checkout/shared/recurring-terms-reader';
import { PlacedOrderReader, type PlacedOrderView } from '#src/ui/orders/shared/placed-order-reader';

export class ConfirmedOrderReader {
  static readonly dependencies: DependenciesOf<typeof ConfirmedOrderReader> = [
    PlacedOrderReader,
    RecurringTermsReader,
    CatalogueStore,
  ];

  constructor(
    private readonly placedOrders: PlacedOrderReader,
    private readonly recurringTerms: RecurringTermsReader,
    private readonly catalogue: CatalogueStore,
  ) {}

  async load(): Promise<void> {
    await this.catalogue.load();
  }

  contentsOf(order: Order): PlacedOrderView {
    return this.placedOrders.of(order);
  }

  termsOf(order: Order): readonly TermsText[] {
    return this.recurringTerms.of(order)?.terms ?? [];
  }

  /** Is also true until the products are known. */
  needsAdult(order: Order): boolean {
    return !this.catalogue.current || needsAdult(order, this.catalogue.current);
  }
}
