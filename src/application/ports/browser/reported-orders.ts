/** The orders that this browser has reported. A reload of a confirmation reports nothing again. */
export interface ReportedOrders {
  has(number: string): boolean;
  add(number: string): void;
}
