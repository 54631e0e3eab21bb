export const orderListPath = '/account/orders/';

export function orderPath(number: string): string {
  return `${orderListPath}${encodeURIComponent(number)}/`;
}
