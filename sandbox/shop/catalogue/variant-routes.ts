import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { invalidResource, notFound } from '#sandbox/http/error-responses';
import { offsetOf, pageFields, pageOf } from '#sandbox/http/pagination';
import { fieldsOf, integerOf } from '#sandbox/http/request-body';
import { identify } from '#sandbox/shop/customers/caller';
import { toDecimal } from '#sandbox/shop/money';
import type { Shop } from '#sandbox/shop/shop';
import { availability } from './availability';
import { discountPrice } from './discount-price';
import { variantBySku } from './find-variant';
import { serializeVariant } from './serialize-variant';

interface BySku {
  Params: { sku: string };
}

/** Variants, their stock and their prices; open to everybody. */
export function variantRoutes(app: FastifyInstance, shop: Shop): void {
  app.get('/api/variants', async (request) => {
    await identify(shop, request);
    const page = pageOf(request.query);
    const skus = wantedSkus(request.query);
    const wanted = shop.database
      .selectFrom('variants')
      .where('discontinued', '=', false)
      .$if(skus !== undefined, (query) => query.where('sku', 'in', skus ?? []));
    const { all } = await wanted.select(sql<number>`count(*)::integer`.as('all')).executeTakeFirstOrThrow();
    const rows = await wanted.selectAll().orderBy('id', 'desc').limit(page.size).offset(offsetOf(page)).execute();
    return { ...pageFields(page, rows.length, all), variants: rows.map((variant) => serializeVariant(shop, variant)) };
  });

  app.get<BySku>('/api/variants/:sku/stock_availabilities', async (request) => {
    await identify(shop, request);
    const variant = await variantBySku(shop.database, request.params.sku);
    if (!variant) throw notFound();
    const { inStock, isBackorderable } = availability(variant);
    return { id: variant.id, sku: variant.sku, in_stock: inStock, is_backorderable: isBackorderable };
  });

  app.get<BySku>('/api/variants/:sku/discount_prices', async (request) => {
    await identify(shop, request);
    const variant = await variantBySku(shop.database, request.params.sku);
    if (!variant) throw notFound();
    const query = fieldsOf(request.query);
    const quantity = query['quantity'] === undefined ? 1 : integerOf(query['quantity']);
    if (quantity === undefined || quantity < 1) throw invalidResource({ quantity: ['must be greater than 0'] });
    const repeats = query['interval_length'] !== undefined && query['interval_length'] !== '';
    const cans = quantity * variant.cans;
    return {
      sku: variant.sku,
      quantity,
      currency: 'USD',
      price: toDecimal(variant.priceCents),
      discount_price: toDecimal(discountPrice(variant.priceCents, cans, repeats)),
      total: toDecimal(variant.priceCents * quantity),
      // Rounded once for the whole quantity, as in an order.
      discount_total: toDecimal(discountPrice(variant.priceCents * quantity, cans, repeats)),
    };
  });
}

/** Several times the number that the storefront requests at once. */
const maxSkus = 200;

/** The skus of `q[sku_in][]`; undefined without that filter. */
function wantedSkus(query: unknown): readonly string[] | undefined {
  const values = Object.entries(fieldsOf(query))
    .filter(([key]) => /^q\[sku_in\](\[\d*\])?$/.test(key))
    .flatMap(([, value]) => value);
  if (values.length === 0) return undefined;
  if (values.length > maxSkus) throw invalidResource({ sku_in: [`are too many (maximum is ${String(maxSkus)})`] });
  return values.filter((value) => typeof value === 'string');
}
