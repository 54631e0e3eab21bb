import { describe, expect, it } from 'vitest';
import type { CustomerState } from '#src/application/ports/state/customer-state';
import { ObservableCell } from '#src/ui/shell/observable-cell';

describe('An ObservableCell of the customer (spec §3 Client state, user)', () => {
  it('holds no customer at first', () => {
    expect(new ObservableCell<CustomerState['current']>(undefined).current).toBeUndefined();
  });

  it('holds the customer that was set last, until it is cleared', () => {
    const state = new ObservableCell<CustomerState['current']>(undefined);
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
