import { makeAutoObservable, observableRef } from 'mobx';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import type { Customer } from '#src/domain/customer/customer';

export class ObservableCustomerState implements CustomerState {
  current: Customer | undefined = undefined;

  constructor() {
    makeAutoObservable(this, { current: observableRef }, { autoBind: true });
  }

  replace(customer: Customer): void {
    this.current = customer;
  }

  clear(): void {
    this.current = undefined;
  }
}
