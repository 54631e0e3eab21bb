import type { PricePromiseStorage } from '#src/application/ports/browser/price-promise-storage';
import type { PricePromises } from '#src/domain/cart/price-promise';
import type { Cents } from '#src/domain/money/money';
import type { SafeStorage } from './safe-storage';
import { storedList } from './stored-list';

const pricesKey = 'cart-prices';

export class BrowserPricePromiseStorage implements PricePromiseStorage {
  constructor(private readonly local: SafeStorage) {}

  read(): PricePromises {
    return new Map(storedList(this.local.read(pricesKey)).filter(isPromise));
  }

  write(key: string, price: Cents): void {
    this.local.write(pricesKey, JSON.stringify([...this.read(), [key, price]]));
  }

  clear(): void {
    this.local.remove(pricesKey);
  }
}

function isPromise(entry: unknown): entry is readonly [string, Cents] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isSafeInteger(entry[1]);
}
