import { token } from '#src/application/ports/token';
import type { Customer } from '#src/domain/customer/customer';

/** The signed-in customer's data (spec §3 Client state, user). */
export interface CustomerState {
  readonly current: Customer | undefined;
  replace(customer: Customer): void;
  clear(): void;
}

export const CustomerState = token<CustomerState>('CustomerState');
