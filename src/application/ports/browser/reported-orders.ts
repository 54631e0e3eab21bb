/** The orders of which this browser has told. A reload of a confirmation tells nothing again. */
export interface ReportedOrders {
  has(number: string): boolean;
  add(number: string): void;
}
