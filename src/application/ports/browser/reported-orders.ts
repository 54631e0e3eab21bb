import { token } from '#src/application/ports/token';
import type { Stored } from './stored';

/** The numbers of the orders of which this browser has told others; the last twenty are kept. */
export type ReportedOrders = Stored<readonly string[]>;

export const ReportedOrders = token<ReportedOrders>('ReportedOrders');
