import { token } from '#src/application/ports/token';

/** A reload of a confirmation reports nothing again. */
export interface ReportedOrders {
  has(number: string): boolean;
  add(number: string): void;
}

export const ReportedOrders = token<ReportedOrders>('ReportedOrders');
