import { Rows } from './rows';
import type { Outcome } from './shopper';

interface OrderRow {
  readonly code: string;
  readonly isPlaced: boolean;
  readonly total: number;
  /** Units by sku. */
  readonly lines: Readonly<Record<string, number>> | null;
  /** Amounts that Vendure counts as paid. */
  readonly payments: readonly number[] | null;
}

interface SessionRow {
  readonly code: string;
  readonly sessionId: string;
}

const ordersQuery = `
  SELECT o.code, o."orderPlacedAt" IS NOT NULL AS "isPlaced",
    o."subTotalWithTax" + o."shippingWithTax" AS total,
    (SELECT json_object_agg(v.sku, l.quantity) FROM order_line l JOIN product_variant v ON v.id = l."productVariantId"
      WHERE l."orderId" = o.id AND l.quantity > 0) AS lines,
    (SELECT json_agg(p.amount) FROM payment p WHERE p."orderId" = o.id AND p.state IN ('Authorized', 'Settled')) AS payments
  FROM "order" o`;

const sessionsQuery = `SELECT o.code, s."sessionId" FROM payment_session s JOIN "order" o ON o.id = s."orderId"`;

/** Puts the promises of placed orders beside Vendure's counts of them, for everything whose stock is counted. */
const stockQuery = `
  SELECT v.sku, l."stockOnHand" AS "onHand", l."stockAllocated" AS allocated,
    coalesce((SELECT sum(ol.quantity) FROM order_line ol JOIN "order" o ON o.id = ol."orderId"
      WHERE ol."productVariantId" = v.id AND o."orderPlacedAt" IS NOT NULL), 0)::int AS promised
  FROM stock_level l JOIN product_variant v ON v.id = l."productVariantId"
  WHERE v."trackInventory" = 'TRUE' AND v."outOfStockThreshold" >= 0`;

/** Reads the database and the payment provider, and lists differences from the answers to shoppers. */
export class Ledger {
  constructor(
    private readonly databaseUrl: string,
    private readonly sandboxUrl: string,
  ) {}

  /** Lets a sku be worth fighting for. */
  async setStock(sku: string, units: number): Promise<void> {
    await this.query(
      `UPDATE stock_level SET "stockOnHand" = $2 WHERE "productVariantId" = (SELECT id FROM product_variant WHERE sku = $1)`,
      [sku, units],
    );
  }

  /** Lists every way in which something was oversold, charged twice or lost; nothing when all is well. */
  async problems(outcomes: readonly Outcome[]): Promise<readonly string[]> {
    const orders = await this.query<OrderRow>(ordersQuery);
    const sessions = await this.query<SessionRow>(sessionsQuery);
    return [
      ...(await this.oversold()),
      ...outcomes.flatMap((outcome) => lost(outcome, orders)),
      ...orders.flatMap(wronglyPaid),
      ...(await this.charged(orders, sessions)),
    ];
  }

  /** Lists variants that are promised beyond their stock, or counted otherwise than promised. */
  async oversold(): Promise<readonly string[]> {
    const rows = await this.query<{ sku: string; onHand: number; allocated: number; promised: number }>(stockQuery);
    return rows.flatMap(({ sku, onHand, allocated, promised }) => [
      ...(promised > onHand ? [`oversold: ${promised} of ${sku} were sold, ${onHand} are there`] : []),
      ...(promised === allocated ? [] : [`miscounted: ${promised} of ${sku} were sold, ${allocated} are set aside`]),
    ]);
  }

  /** Asks the provider, which alone knows the real charges. */
  private async charged(orders: readonly OrderRow[], sessions: readonly SessionRow[]): Promise<readonly string[]> {
    const amounts = new Map<string, number[]>();
    for (const { code, sessionId } of sessions) {
      const response = await fetch(`${this.sandboxUrl}/hosted-payments/${sessionId}`);
      const { state, amountCents } = (await response.json()) as { state: string; amountCents: number };
      if (state === 'paid' || state === 'captured') amounts.set(code, [...(amounts.get(code) ?? []), amountCents]);
    }
    return orders.flatMap(({ code, isPlaced, total }) => {
      const found = (amounts.get(code) ?? []).join(' + ');
      const wanted = isPlaced ? String(total) : '';
      return found === wanted
        ? []
        : [`charged: ${code} costs ${wanted || 'nothing yet'}, its shopper paid ${found || 'nothing'}`];
    });
  }

  private query<T extends object>(text: string, values: readonly unknown[] = []): Promise<readonly T[]> {
    return Rows.of(this.databaseUrl, (rows) => rows.query<T>(text, values));
  }
}

function lost({ number, isPlaced, lines }: Outcome, orders: readonly OrderRow[]): readonly string[] {
  if (number === '') return [];
  const order = orders.find(({ code }) => code === number);
  if (!order) return [`lost: the order ${number} is gone`];
  const kept = order.lines ?? {};
  return [
    ...(isPlaced && !order.isPlaced ? [`lost: ${number} was called placed and is not`] : []),
    ...[...lines].flatMap(([sku, quantity]) =>
      kept[sku] === quantity ? [] : [`lost: ${number} had ${quantity} of ${sku}, it has ${kept[sku] ?? 0}`],
    ),
  ];
}

function wronglyPaid({ code, isPlaced, total, payments }: OrderRow): readonly string[] {
  const found = (payments ?? []).join(' + ');
  const wanted = isPlaced ? String(total) : '';
  return found === wanted
    ? []
    : [`paid: ${code} costs ${wanted || 'nothing yet'}, its payments are ${found || 'none'}`];
}
