import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext, StockMovement } from '@vendure/core';
import {
  Allocation,
  Cancellation,
  EventBus,
  idsAreEqual,
  OrderLine,
  Release,
  StockAdjustment,
  StockLevel,
  StockMovementEvent,
  TransactionalConnection,
} from '@vendure/core';
import { In } from 'typeorm';
import { contentsOf } from '#src/plugins/core/order-line/line-contents';
import type { Part } from '#src/plugins/core/order-line/pack-parts';

/**
 * Takes the cans of packs that shoppers put together, and the first delivery of prepaid lines, out of stock when an order is
 * placed, and puts them back when it or a part of it is cancelled: Vendure moves the stock only of lines' own variants.
 */
@Injectable()
export class OwnPacks implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'move-cans-of-own-packs',
      event: StockMovementEvent,
      handler: ({ ctx, stockMovements }) => this.follow(ctx, stockMovements.filter(isOfLine)),
    });
  }

  private async follow(ctx: RequestContext, movements: readonly MovementOfLine[]): Promise<void> {
    const lines = await this.withVariants(
      ctx,
      movements.map(({ orderLine }) => orderLine),
    );
    const byId = new Map(lines.map((line) => [line.id, line]));
    const moved = withUnits(movements).flatMap((movement): readonly Moved[] => {
      const line = byId.get(movement.orderLine.id);
      const direction = movement instanceof Allocation ? -1 : 1;
      const contents = line ? beyondItself(line) : [];
      return contents.map(({ sku, quantity }) => ({ sku, units: direction * quantity * movement.quantity }));
    });
    if (moved.length > 0) await this.move(ctx, moved);
  }

  /** Vendure gives some lines without their variants; those are read. */
  private async withVariants(ctx: RequestContext, lines: readonly OrderLine[]): Promise<readonly OrderLine[]> {
    if (lines.every(({ productVariant }: Partial<OrderLine>) => productVariant)) return lines;
    return this.connection.getRepository(ctx, OrderLine).find({
      where: { id: In(lines.map(({ id }) => id)) },
      relations: { productVariant: true },
    });
  }

  private async move(ctx: RequestContext, moved: readonly Moved[]): Promise<void> {
    const rows = (await this.connection
      .getRepository(ctx, StockLevel)
      .query(moveCans, [JSON.stringify(moved)])) as readonly AdjustmentRow[];
    const adjustments = rows.map(
      ({ id, quantity, productVariantId, stockLocationId }) =>
        new StockAdjustment({
          ...{ id, quantity, stockLocationId },
          productVariant: { id: productVariantId },
          stockLocation: { id: stockLocationId },
        }),
    );
    if (adjustments.length > 0) await this.events.publish(new StockMovementEvent(ctx, adjustments));
  }
}

/** Units that come to the stock of a can; less than 0 when they leave it. */
interface Moved {
  readonly sku: string;
  readonly units: number;
}

type AdjustmentRow = Pick<StockAdjustment, 'id' | 'quantity' | 'stockLocationId'> & { readonly productVariantId: ID };

/** Levels are locked in the order of their ids, and no two transactions wait in a circle. */
const moveCans = `
  WITH moved AS (SELECT * FROM json_to_recordset($1) AS one (sku text, units int)),
  held AS (
    SELECT id, "productVariantId", "stockLocationId" FROM stock_level
    WHERE id = ANY (ARRAY (
      SELECT DISTINCT ON (variant.id) level.id
      FROM stock_level level JOIN product_variant variant ON variant.id = "productVariantId" AND "deletedAt" IS NULL
      WHERE sku IN (SELECT sku FROM moved) ORDER BY variant.id, level.id))
    ORDER BY id FOR UPDATE),
  taken AS (
    SELECT held.id AS "levelId", "productVariantId", "stockLocationId", units
    FROM held JOIN product_variant variant ON variant.id = "productVariantId" JOIN moved USING (sku) WHERE units <> 0),
  changed AS (
    UPDATE stock_level SET "stockOnHand" = "stockOnHand" + units, "updatedAt" = now()
    FROM (SELECT "levelId", sum(units)::int AS units FROM taken GROUP BY "levelId") AS one
    WHERE id = "levelId")
  INSERT INTO stock_movement (type, discriminator, "productVariantId", "stockLocationId", quantity)
  SELECT 'ADJUSTMENT', 'StockAdjustment', "productVariantId", "stockLocationId", units FROM taken
  RETURNING id, quantity, "productVariantId", "stockLocationId"`;

/** Lists the contents of a unit of a line beside the variant that Vendure moves: less than nothing of that one when it is not in it. */
function beyondItself(line: OrderLine): readonly Part[] {
  const { sku, customFields } = line.productVariant;
  const contents = contentsOf(line);
  if (customFields.composable) return contents;
  const others = contents.filter((one) => one.sku !== sku);
  const own = contents.find((one) => one.sku === sku)?.quantity ?? 0;
  return own === 1 ? others : [...others, { sku, quantity: own - 1 }];
}

type MovementOfLine = Allocation | Release | Cancellation;

/**
 * Picks the movements that say how many units of a line move: each of its allocations, but one of its releases. Vendure writes all units
 * that a line gives back into the movement of each place that gets some of them.
 */
function withUnits(movements: readonly MovementOfLine[]): readonly MovementOfLine[] {
  const firstOf = ({ orderLine }: MovementOfLine): MovementOfLine | undefined =>
    movements.find((other) => idsAreEqual(other.orderLine.id, orderLine.id));
  return movements.filter((movement) => movement instanceof Allocation || firstOf(movement) === movement);
}

/** All movements that take stock for a line, or give it back; a sale moves units that were taken before. */
function isOfLine(movement: StockMovement): movement is MovementOfLine {
  return movement instanceof Allocation || movement instanceof Release || movement instanceof Cancellation;
}
