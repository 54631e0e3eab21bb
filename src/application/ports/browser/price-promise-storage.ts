import { token } from '#src/application/ports/token';
import type { PricePromises } from '#src/domain/cart/price-promise';
import type { Cents } from '#src/domain/money/money';

/** The unit prices that pages showed for lines of the stored cart. Values that are broken count as none. */
export interface PricePromiseStorage {
  read(): PricePromises;
  /** Stores the price of one unit that a page showed; the last one counts. */
  write(key: string, price: Cents): void;
  clear(): void;
}

export const PricePromiseStorage = token<PricePromiseStorage>('PricePromiseStorage');
