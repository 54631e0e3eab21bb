import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { Customer } from '#src/domain/customer/customer';
import { autoObservable } from '#src/ui/kit/auto-observable';

export class ObservableCustomerState implements CustomerState {
  current: Customer | undefined = undefined;

  constructor() {
    autoObservable(this);
  }

  replace(customer: Customer): void {
    this.current = customer;
  }

  clear(): void {
    this.current = undefined;
  }
}
