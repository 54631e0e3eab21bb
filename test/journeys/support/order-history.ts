import { vendure } from './engine';
import type { OrderHistory } from './long-history';
import { vendureOrderHistory } from './vendure/vendure-order-history';

const olive: OrderHistory = { email: 'forty@ringpull.example', pages: 7, discontinued: 'Last Bus Verdejo' };

/** The customer of the sandbox who has forty orders in all states, or one who has just placed some on the engine. */
export function orderHistory(): Promise<OrderHistory> {
  return vendure ? vendureOrderHistory() : Promise.resolve(olive);
}
