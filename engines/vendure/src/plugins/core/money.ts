import type { Order } from '@vendure/core';

/** Writes cents in the currency of an order, as they are written in a language. */
export function moneyIn({ currencyCode }: Pick<Order, 'currencyCode'>, language: string): (minor: number) => string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: currencyCode });
  return (minor) => format.format(minor / 100);
}
