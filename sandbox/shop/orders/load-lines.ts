import type { KeptRows } from '#sandbox/database/kept-rows';
import type { Store } from '#sandbox/shop/shop';
import { includedSkus, inventoryOf } from './line-inventory';
import type { OrderFacts } from './load-facts';
import type { LineItem } from './order';
import { planOf } from './prepaid-plan';

/** The lines of orders, oldest first, with their contents. */
export async function loadLines(
  store: Store,
  orders: readonly Pick<OrderFacts, 'id' | 'isRepeated'>[],
  kept: KeptRows,
): Promise<readonly LineItem[]> {
  const lines = await kept.of('lines', idsOf(orders), (wanted) =>
    store.selectFrom('lineItems').selectAll().where('orderId', 'in', wanted).orderBy('id'),
  );
  const variants = await kept.of(
    'variants',
    lines.map(({ variantId }) => variantId),
    (wanted) => store.selectFrom('variants').selectAll().where('id', 'in', wanted),
  );
  const sold = lines.map((line) => {
    const variant = variants.find(({ id }) => id === line.variantId);
    if (!variant) throw new Error(`Line item ${String(line.id)} has no variant.`);
    return { ...line, variant };
  });
  const repeated = idsOf(orders.filter(({ isRepeated }) => isRepeated));
  const subscriptionLines = await kept.of(
    'subscriptionLines',
    idsOf(lines.filter(({ orderId }) => repeated.includes(orderId))),
    (wanted) =>
      store
        .selectFrom('subscriptionLineItems')
        .innerJoin('variants', 'variants.id', 'subscriptionLineItems.variantId')
        .selectAll('subscriptionLineItems')
        .select('variants.sku')
        .where('lineItemId', 'in', wanted)
        .orderBy('subscriptionLineItems.id'),
  );
  const giftCards = await kept.of(
    'bought gift cards',
    idsOf(sold.filter(({ variant }) => variant.kind === 'gift-card')),
    (wanted) => store.selectFrom('giftCards').selectAll().where('lineItemId', 'in', wanted).orderBy('id'),
  );
  const plans = await kept.of('plans', idsOf(lines.filter(({ options }) => planOf(options))), (wanted) =>
    store.selectFrom('prepaidSubscriptions').selectAll().where('lineItemId', 'in', wanted),
  );
  const prepaid = sold.map((line) => ({ ...line, prepaid: plans.find(({ lineItemId }) => lineItemId === line.id) }));
  const held = await kept.of(
    'held variants',
    prepaid.flatMap((line) => includedSkus(line.variant, line.options, line.prepaid)),
    (wanted) => store.selectFrom('variants').selectAll().where('sku', 'in', wanted),
  );
  return prepaid.map((line) => ({
    ...line,
    subscriptionLines: subscriptionLines.filter(({ lineItemId }) => lineItemId === line.id),
    giftCards: giftCards.filter(({ lineItemId }) => lineItemId === line.id),
    inventory: inventoryOf(line.variant, line.options, line.prepaid, held),
  }));
}

function idsOf(rows: readonly { readonly id: number }[]): readonly number[] {
  return rows.map(({ id }) => id);
}
