import type { AddressBookState } from '#src/application/ports/state/address-book-state';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { OrdersState } from '#src/application/ports/state/orders-state';
import type { SubscriptionsState } from '#src/application/ports/state/subscriptions-state';

/** Clears what this tab shows of a customer (spec §4 Sign-out, Unauthorized handling). */
export class HideCustomer {
  constructor(
    private readonly customer: CustomerState,
    private readonly subscriptions: SubscriptionsState,
    private readonly orders: OrdersState,
    private readonly addressBook: AddressBookState,
  ) {}

  execute(): void {
    this.customer.clear();
    this.subscriptions.clear();
    this.orders.clear();
    this.addressBook.clear();
  }
}
