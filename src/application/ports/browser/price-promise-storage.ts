import { token } from '#src/application/ports/token';
import type { PricePromises } from '#src/domain/cart/price-promise';
import type { Cents } from '#src/domain/money/money';

/** For lines of the stored cart. Broken values count as none. */
export interface PricePromiseStorage {
  read(): PricePromises;
  /** Of one unit; the last one counts. */
  write(key: string, price: Cents): void;
  clear(): void;
}

export const PricePromiseStorage = token<PricePromiseStorage>('PricePromiseStorage');
