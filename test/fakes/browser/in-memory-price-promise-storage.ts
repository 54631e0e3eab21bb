import type { PricePromiseStorage } from '#src/application/ports/browser/price-promise-storage';
import type { Cents } from '#src/domain/money/money';

/** The promised prices, which all tabs of a browser share. */
export class InMemoryPricePromiseStorage implements PricePromiseStorage {
  private readonly prices = new Map<string, Cents>();

  read(): ReadonlyMap<string, Cents> {
    return new Map(this.prices);
  }

  write(key: string, price: Cents): void {
    this.prices.set(key, price);
  }

  clear(): void {
    this.prices.clear();
  }
}
