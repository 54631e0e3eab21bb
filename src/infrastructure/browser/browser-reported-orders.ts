import type { ReportedOrders } from '#src/application/ports/browser/reported-orders';
import type { SafeStorage } from './safe-storage';

/** Numbers of orders, newest last, separated by blanks. */
const key = 'reported-orders';
const longest = 20;

export class BrowserReportedOrders implements ReportedOrders {
  constructor(private readonly local: SafeStorage) {}

  has(number: string): boolean {
    return this.numbers.includes(number);
  }

  add(number: string): void {
    this.local.write(key, [...this.numbers, number].slice(-longest).join(' '));
  }

  private get numbers(): readonly string[] {
    return (this.local.read(key) ?? '').split(' ').filter((number) => number !== '');
  }
}
