import { describe, expect, it } from 'vitest';
import { ObservableCustomerState } from '#src/ui/customer/observable-customer-state';

describe('ObservableCustomerState keeps the customer (spec §3 Client state, user)', () => {
  it('knows nobody at first', () => {
    expect(new ObservableCustomerState().current).toBeUndefined();
  });

  it('shows whom the shop told last, until they are forgotten', () => {
    const state = new ObservableCustomerState();
    const customers = [
      { id: 'customer-1', email: 'ada@example.com' },
      { id: 'customer-1', email: 'ada@example.com', name: 'Ada' },
    ];
    customers.forEach((customer) => state.replace(customer));
    expect(state.current).toBe(customers[1]);
    state.clear();
    expect(state.current).toBeUndefined();
  });
});
