import { randomInt } from 'node:crypto';
import type { ActiveOrderStrategy, OrderByCodeAccessStrategy, OrderCodeStrategy } from '@vendure/core';

const numberDigits = 11;

/** Numbers orders as people read them out: a letter, then digits that tell nothing of how many orders there are. */
export class NumberedOrders implements OrderCodeStrategy {
  generate(): string {
    const [high, low] = [randomInt(10 ** (numberDigits - 6)), randomInt(10 ** 6)];
    return `R${String(high).padStart(numberDigits - 6, '0')}${String(low).padStart(6, '0')}`;
  }
}

/** Keeps an order from callers with its number alone; the token decides (OrderAccess). */
export class NoOrderByCode implements OrderByCodeAccessStrategy {
  canAccessOrder(): boolean {
    return false;
  }
}

/** Leaves Vendure's own cart mutations without a cart: they would pass by the token, the lock and the checkout's steps. */
export class NoActiveOrder implements ActiveOrderStrategy {
  readonly name = 'none';

  determineActiveOrder(): Promise<undefined> {
    return Promise.resolve(undefined);
  }
}
