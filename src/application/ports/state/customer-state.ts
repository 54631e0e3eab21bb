import { token } from '#src/application/ports/token';
import type { Customer } from '#src/domain/customer/customer';
import type { Cell } from './cell';

/** The signed-in customer's data (spec §3 Client state, user). */
export type CustomerState = Cell<Customer | undefined>;

export const CustomerState = token<CustomerState>('CustomerState');
