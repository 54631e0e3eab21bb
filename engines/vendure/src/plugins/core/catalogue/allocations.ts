import { Injectable } from '@nestjs/common';
import type { ID, Order, OrderLine, RequestContext } from '@vendure/core';
import {
  Allocation,
  EventBus,
  GlobalSettingsService,
  ProductVariant,
  StockLevel,
  StockMovementEvent,
  TransactionalConnection,
} from '@vendure/core';
import { In, IsNull } from 'typeorm';
import { skusOf, unitsOf } from '#src/plugins/core/order-line/line-contents';
import { BeforeStockLock } from './before-stock-lock';
import { countingOf } from './stock-counting';

/** Promises orders their contents, and keeps two of them from being promised the same can. */
@Injectable()
export class Allocations {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly settings: GlobalSettingsService,
    private readonly events: EventBus,
    private readonly beforeLock: BeforeStockLock,
  ) {}

  /** True when there is enough of everything in these lines, and all of it is still sold. Nothing keeps another order from being first. */
  async isEnough(ctx: RequestContext, { lines }: Pick<Order, 'lines'>): Promise<boolean> {
    const variants = await this.variantsOf(ctx, lines);
    if (!variants) return false;
    const rows = await this.query<{ isEnough: boolean }>(ctx, `WITH ${stockOf('')} SELECT "isEnough" FROM enough`, [
      JSON.stringify(variants),
      ctx.channelId,
    ]);
    return rows.every(({ isEnough }) => isEnough);
  }

  /** Runs before `add` in a transaction that writes nothing after it, so that the other orders wait for no more statements. */
  finishBefore(ctx: RequestContext): Promise<void> {
    return this.beforeLock.run(ctx);
  }

  /**
   * Promises these lines their contents, from the stock of their channel: of each line the free units at the first place, then at
   * the next, and at the last one all the rest. Each unit is promised somewhere, since an unpromised one would be promised to the
   * next order, too. False, with nothing promised, when there is too little or something is not sold any more. One statement does
   * all of it, since other orders with the same variants wait from it to the end of the transaction.
   */
  async add(ctx: RequestContext, { lines }: Pick<Order, 'lines'>): Promise<boolean> {
    const variants = await this.variantsOf(ctx, lines);
    if (!variants) return false;
    const asked = lines.map(({ id, productVariantId, quantity }, position) => ({
      ...{ position, quantity },
      lineId: id,
      variantId: productVariantId,
    }));
    const rows = await this.query<Promised>(ctx, promise, [
      JSON.stringify(variants),
      ctx.channelId,
      JSON.stringify(asked),
    ]);
    const byId = new Map(lines.map((line) => [line.id, line]));
    const allocations = rows.flatMap((row) => {
      const line = row.orderLineId !== null && byId.get(row.orderLineId);
      return line ? [allocationOf(line, row)] : [];
    });
    if (allocations.length > 0) await this.events.publish(new StockMovementEvent(ctx, allocations));
    return rows.every(({ isEnough }) => isEnough);
  }

  /** Lists the variants and contents of these lines, each variant once; undefined when something of it is not sold any more. */
  private async variantsOf(
    ctx: RequestContext,
    lines: readonly OrderLine[],
  ): Promise<readonly CountedVariant[] | undefined> {
    const wanted = unitsOf(lines);
    const skus = skusOf(lines);
    const variants = await this.bySku(ctx, skus);
    const ids = new Set(variants.map(({ id }) => id));
    // A sku may have passed from a line's contents to something else.
    if (variants.length !== skus.length || !lines.every((line) => ids.has(line.productVariantId))) return undefined;
    const settings = await this.settings.getSettings(ctx);
    return variants.map((variant) => {
      const { isCounted, threshold } = countingOf(variant, settings);
      const units = wanted.get(variant.sku);
      return { id: variant.id, ...(units !== undefined && { units }), ...(isCounted && { threshold }) };
    });
  }

  private async bySku(ctx: RequestContext, skus: readonly string[]): Promise<readonly ProductVariant[]> {
    if (skus.length === 0) return [];
    const variants = this.connection.getRepository(ctx, ProductVariant);
    const isSold = { deletedAt: IsNull(), enabled: true };
    return variants.find({ where: { sku: In([...skus]), ...isSold, product: isSold } });
  }

  private query<T>(ctx: RequestContext, text: string, values: readonly unknown[]): Promise<readonly T[]> {
    return this.connection.getRepository(ctx, StockLevel).query(text, [...values]) as Promise<readonly T[]>;
  }
}

/** A variant of which stock is taken. */
interface CountedVariant {
  readonly id: ID;
  /** Units of it that have to be there; absent for a mere name of contents, as a pack of the shopper's own. */
  readonly units?: number;
  /** Units that are not sold; less than 0 for goods that are sold before they are there; absent where there is always enough. */
  readonly threshold?: number;
}

/** Units of one line that are promised at one place. Where nothing is, one row says if there was enough. */
type Promised = { readonly isEnough: boolean } & (
  | Readonly<Record<'id' | 'orderLineId' | 'stockLocationId' | 'quantity', null>>
  | (Readonly<Record<'id' | 'orderLineId' | 'stockLocationId', ID>> & { readonly quantity: number })
);

/**
 * Reads the variants of $1 at the places of the channel $2, and whether there is enough of all. Levels are locked in the order of
 * their ids, so that no two transactions wait in a circle, and are read as they are once the lock is had.
 */
const stockOf = (lock: 'FOR UPDATE' | ''): string => `
  variants AS (SELECT * FROM json_to_recordset($1) AS one (id uuid, units int, threshold int)),
  held AS (
    SELECT id, "productVariantId", "stockLocationId", "stockOnHand" - "stockAllocated" AS free
    FROM stock_level WHERE "productVariantId" = ANY (ARRAY (SELECT id FROM variants)) ORDER BY id ${lock}),
  levels AS (
    SELECT held.*, threshold, place."createdAt" AS since
    FROM held JOIN variants ON variants.id = "productVariantId" JOIN stock_location place ON place.id = "stockLocationId"
      JOIN stock_location_channels_channel here ON here."stockLocationId" = place.id AND here."channelId" = $2),
  enough AS (
    SELECT NOT EXISTS (
      SELECT FROM variants WHERE
        units > (SELECT coalesce(sum(free), 0) FROM levels WHERE "productVariantId" = variants.id) - threshold
    ) AS "isEnough")`;

/**
 * Puts the lines of each variant one after the other, and its free units at each place too: a line takes from a place where the two
 * overlap. At the last place there is no end. The units that a place keeps back may all be kept at another one, and a line may be
 * of a variant that it only has its name from, whose stock was not checked.
 */
const promise = `WITH ${stockOf('FOR UPDATE')},
  supplied AS (
    SELECT *, sum(free) OVER (PARTITION BY "productVariantId" ORDER BY since, "stockLocationId") AS until
    FROM (SELECT id, "productVariantId", "stockLocationId", threshold, since,
      CASE WHEN threshold IS NULL OR lead(id) OVER (PARTITION BY "productVariantId" ORDER BY since, "stockLocationId") IS NULL
        THEN ${2 ** 31 - 1} ELSE greatest(free - threshold, 0) END AS free FROM levels) AS level),
  asked AS (
    SELECT *, sum(quantity) OVER (PARTITION BY "variantId" ORDER BY position) AS until
    FROM json_to_recordset($3) AS one (position int, "lineId" uuid, "variantId" uuid, quantity int)),
  taken AS (
    SELECT * FROM (
      SELECT "lineId", "variantId", supplied.id AS "levelId", "stockLocationId", threshold IS NOT NULL AS "isCounted",
        (least(asked.until, supplied.until) - greatest(asked.until - quantity, supplied.until - free))::int AS units
      FROM asked JOIN supplied ON "productVariantId" = "variantId" JOIN enough ON "isEnough") AS one
    WHERE units > 0),
  promised AS (
    UPDATE stock_level SET "stockAllocated" = "stockAllocated" + units, "updatedAt" = now()
    FROM (SELECT "levelId", sum(units)::int AS units FROM taken WHERE "isCounted" GROUP BY "levelId") AS one
    WHERE id = "levelId"),
  noted AS (
    INSERT INTO stock_movement (type, discriminator, "productVariantId", "stockLocationId", "orderLineId", quantity)
    SELECT 'ALLOCATION', 'Allocation', "variantId", "stockLocationId", "lineId", units FROM taken
    RETURNING id, "orderLineId", "stockLocationId", quantity)
  SELECT "isEnough", noted.* FROM enough LEFT JOIN noted ON true`;

function allocationOf(orderLine: OrderLine, { id, stockLocationId, quantity }: Promised): Allocation {
  const [productVariant, stockLocation] = [{ id: orderLine.productVariantId }, { id: stockLocationId }];
  return new Allocation({ id, orderLine, productVariant, stockLocation, stockLocationId, quantity });
}
