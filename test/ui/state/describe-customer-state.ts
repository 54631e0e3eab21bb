import { describe, expect, it } from 'vitest';
import type { CustomerState } from '#src/application/ports/state/customer-state';

export function describeCustomerState(name: string, make: () => CustomerState): void {
  describe(`${name} keeps the customer (spec §3 Client state, user)`, () => {
    it('knows nobody at first', () => {
      expect(make().current).toBeUndefined();
    });

    it('shows whom the shop told last, until they are forgotten', () => {
      const state = make();
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
}
