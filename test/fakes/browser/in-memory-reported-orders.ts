import type { ReportedOrders } from '#src/application/ports/browser/reported-orders';

/** Shared by all tabs of a browser: hand the same one to each of them. */
export class InMemoryReportedOrders implements ReportedOrders {
  private readonly numbers = new Set<string>();

  has(number: string): boolean {
    return this.numbers.has(number);
  }

  add(number: string): void {
    this.numbers.add(number);
  }
}
