import { token } from '#src/application/ports/token';

/** The orders that this browser has reported. A reload of a confirmation reports nothing again. */
export interface ReportedOrders {
  has(number: string): boolean;
  add(number: string): void;
}

export const ReportedOrders = token<ReportedOrders>('ReportedOrders');
