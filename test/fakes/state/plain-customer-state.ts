import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { Customer } from '#src/domain/customer/customer';

export class PlainCustomerState implements CustomerState {
  current: Customer | undefined;

  replace(customer: Customer): void {
    this.current = customer;
  }

  clear(): void {
    this.current = undefined;
  }
}
