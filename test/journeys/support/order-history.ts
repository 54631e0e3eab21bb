import { vendure } from './engine';
import { vendureOrderHistory } from './vendure/vendure-order-history';

/** A customer with orders on several pages; anybody who signs in with the address is that customer. */
export interface OrderHistory {
  readonly email: string;
  readonly pages: number;
  /** In one shipped order of the third page, beside six cans of gamay, and no longer sold. */
  readonly discontinued: string;
}

const olive: OrderHistory = { email: 'forty@ringpull.example', pages: 7, discontinued: 'Last Bus Verdejo' };

/** The customer of the sandbox who has forty orders in all states, or one who has just placed some on the engine. */
export function orderHistory(): Promise<OrderHistory> {
  return vendure ? vendureOrderHistory() : Promise.resolve(olive);
}
