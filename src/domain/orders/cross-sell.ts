import type { Order } from '#src/domain/cart/order';
import type { Product } from '#src/domain/catalogue/product';
import { needsAdult } from '#src/domain/checkout/checkout-conditions';
import type { Cents } from '#src/domain/money/money';
import { addMoney, cents, multiplyMoney } from '#src/domain/money/money';
import { type Catalogue, findProduct } from '#src/domain/site/site-content';

/**
 * The products to offer after an order, best first: those of the site's settings, then wines of the ordered types, then
 * others. Excludes ordered, sold-out and composable products. Wine needs the age confirmation, which an order without wine
 * does not have.
 */
export function crossSellCandidates(order: Order, catalogue: Catalogue): readonly Product[] {
  const ordered = new Set(order.lineItems.map(({ sku }) => sku));
  const types = new Set(order.lineItems.map(({ sku }) => findProduct(catalogue, sku)?.wineType));
  const isOfAge = needsAdult(order, catalogue);
  const chosen = (catalogue.crossSell ?? []).flatMap((sku) => findProduct(catalogue, sku) ?? []);
  const wines = catalogue.products.filter(({ family }) => family === 'wine');
  const related = [...wines].sort((a, b) => Number(types.has(b.wineType)) - Number(types.has(a.wineType)));
  return [...new Set([...chosen, ...related])].filter(
    ({ sku, family, stock, composedOf }) =>
      !ordered.has(sku) && stock.kind !== 'out-of-stock' && composedOf === undefined && (family === 'merch' || isOfAge),
  );
}

/**
 * For how many cents more can be added: all additions cost at most as much as the order did before them (spec §7 PUT
 * cross_sell). The server counts their tax too, and may refuse an amount close to that.
 */
export function additionAllowance({ total, lineItems }: Order): Cents {
  const added = lineItems.map(({ price, crossSold = 0 }) => multiplyMoney(price, crossSold));
  // The total holds them too.
  return addMoney(total, multiplyMoney(addMoney(cents(0), ...added), -2));
}
