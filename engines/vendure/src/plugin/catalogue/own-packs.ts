import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext, StockMovement } from '@vendure/core';
import {
  Allocation,
  Cancellation,
  EventBus,
  OrderLine,
  ProductVariant,
  Release,
  StockLevel,
  StockMovementEvent,
  StockMovementService,
  TransactionalConnection,
} from '@vendure/core';
import { In, IsNull, Not } from 'typeorm';
import { contentsOf } from '#src/plugin/order-line/line-contents';
import type { Part } from '#src/plugin/order-line/pack-parts';

/**
 * Takes the cans of packs that shoppers put together, and the first delivery of what is paid ahead, out of stock when an order is
 * placed, and puts them back when it or a part of it is cancelled: Vendure moves the stock only of what is a line of its own.
 */
@Injectable()
export class OwnPacks implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
    private readonly movements: StockMovementService,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'move-cans-of-own-packs',
      event: StockMovementEvent,
      handler: ({ ctx, stockMovements }) => this.follow(ctx, stockMovements.filter(isOfLine)),
    });
  }

  private async follow(ctx: RequestContext, movements: readonly MovementOfLine[]): Promise<void> {
    const id = In(movements.map(({ orderLine }) => orderLine.id));
    const lines = await this.connection.getRepository(ctx, OrderLine).find({
      where: [
        { id, productVariant: { customFields: { composable: true } } },
        { id, customFields: { prepaid: Not('') } },
      ],
      relations: { productVariant: true },
    });
    if (lines.length === 0) return;
    const byId = new Map(lines.map((line) => [line.id, line]));
    await this.connection.withTransaction(ctx, async (inTransaction) => {
      for (const movement of movements) {
        const line = byId.get(movement.orderLine.id);
        const direction = movement instanceof Allocation ? -1 : 1;
        if (line) await this.moveContents(inTransaction, line, direction * movement.quantity);
      }
    });
  }

  private async moveContents(ctx: RequestContext, line: OrderLine, lineUnits: number): Promise<void> {
    const units = new Map(beyondItself(line).map(({ sku, quantity }) => [sku, quantity * lineUnits]));
    const cans = await this.connection.getRepository(ctx, ProductVariant).find({
      where: { sku: In([...units.keys()]), deletedAt: IsNull() },
      // Every transaction that locks several takes them in this order, and none waits in a circle.
      order: { id: 'ASC' },
    });
    for (const { id, sku } of cans) await this.move(ctx, id, units.get(sku) ?? 0);
  }

  private async move(ctx: RequestContext, productVariantId: ID, units: number): Promise<void> {
    const level = await this.connection.getRepository(ctx, StockLevel).findOne({
      where: { productVariantId },
      order: { id: 'ASC' },
      // The new number is made of the old one.
      lock: { mode: 'pessimistic_write' },
    });
    if (!level) return;
    const { stockLocationId, stockOnHand } = level;
    await this.movements.adjustProductVariantStock(ctx, productVariantId, [
      { stockLocationId, stockOnHand: stockOnHand + units },
    ]);
  }
}

/** Lists what a unit of a line holds beside the variant that Vendure moves: less than nothing of that one when it is not in it. */
function beyondItself(line: OrderLine): readonly Part[] {
  const { sku, customFields } = line.productVariant;
  const contents = contentsOf(line);
  if (customFields.composable) return contents;
  const others = contents.filter((one) => one.sku !== sku);
  const own = contents.find((one) => one.sku === sku)?.quantity ?? 0;
  return own === 1 ? others : [...others, { sku, quantity: own - 1 }];
}

type MovementOfLine = Allocation | Release | Cancellation;

/** Whatever takes stock for a line, or gives it back; a sale moves what was taken before. */
function isOfLine(movement: StockMovement): movement is MovementOfLine {
  return movement instanceof Allocation || movement instanceof Release || movement instanceof Cancellation;
}
