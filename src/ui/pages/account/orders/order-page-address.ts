/** The page that an address asks for; 1 for anything that is no page number (spec §9 Order lists). */
export function readOrderPage(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1;
}

export const orderListPath = '/account/orders/';

export function orderPagePath(page: number): string {
  return page === 1 ? orderListPath : `${orderListPath}?page=${page}`;
}

export function orderPath(number: string): string {
  return `${orderListPath}${encodeURIComponent(number)}/`;
}
