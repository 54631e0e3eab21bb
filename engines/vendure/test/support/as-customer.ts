import type { Customer } from '@vendure/core';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';
import type { EngineUnderTest } from './engine-under-test';

/** Lets all callers of the engine be one customer, or guests, while something is done; without a sign-in provider. */
export async function asCustomer<T>(
  engine: EngineUnderTest,
  customer: Customer | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const customers = engine.get(ShopCustomers);
  const { current } = customers;
  customers.current = () => Promise.resolve(customer);
  try {
    return await work();
  } finally {
    customers.current = current;
  }
}
