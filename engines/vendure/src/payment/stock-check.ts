import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import {
  ProductVariant,
  ProductVariantService,
  StockLevel,
  StockMovementService,
  TransactionalConnection,
} from '@vendure/core';
import { In, IsNull } from 'typeorm';
import { readParts } from '#src/plugin/catalogue/pack-parts';

/** Keeps two orders from being promised the same can. */
@Injectable()
export class StockCheck {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: ProductVariantService,
    private readonly movements: StockMovementService,
  ) {}

  /**
   * True when there is enough of everything in the order. The stock stays locked until the end of the transaction, in the
   * order of its ids, so that orders with the same variants wait for each other and never in a circle.
   */
  async isEnough(ctx: RequestContext, order: Order): Promise<boolean> {
    const wanted = unitsIn(order);
    const variants = await this.bySku(ctx, [...wanted.keys()]);
    await this.lock(ctx, variants);
    for (const variant of variants)
      if ((wanted.get(variant.sku) ?? 0) > (await this.variants.getSaleableStockLevel(ctx, variant))) return false;
    return variants.length === wanted.size;
  }

  /** Takes the cans of packs that shoppers put together; Vendure reserves only what is a line of its own. */
  async takeCans(ctx: RequestContext, order: Order): Promise<void> {
    const cans = cansIn(order);
    for (const { id, sku } of await this.bySku(ctx, [...cans.keys()])) {
      const levels = this.connection.getRepository(ctx, StockLevel);
      const level = await levels.findOne({ where: { productVariantId: id }, order: { id: 'ASC' } });
      if (!level) continue;
      const { stockLocationId } = level;
      const stockOnHand = level.stockOnHand - (cans.get(sku) ?? 0);
      await this.movements.adjustProductVariantStock(ctx, id, [{ stockLocationId, stockOnHand }]);
    }
  }

  private async lock(ctx: RequestContext, variants: readonly ProductVariant[]): Promise<void> {
    await this.connection
      .getRepository(ctx, StockLevel)
      .createQueryBuilder('level')
      .setLock('pessimistic_write')
      .where('level.productVariantId IN (:...ids)', { ids: variants.map(({ id }) => id) })
      .orderBy('level.id')
      .getMany();
  }

  private async bySku(ctx: RequestContext, skus: readonly string[]): Promise<readonly ProductVariant[]> {
    if (skus.length === 0) return [];
    const variants = this.connection.getRepository(ctx, ProductVariant);
    return variants.find({ where: { sku: In([...skus]), deletedAt: IsNull() } });
  }
}

/** Counts what has to be there, by sku. A pack that shoppers put together has no stock but that of its cans. */
function unitsIn(order: Order): Map<string, number> {
  const units = cansIn(order);
  for (const { productVariant, quantity } of order.lines)
    if (!productVariant.customFields.composable) add(units, productVariant.sku, quantity);
  return units;
}

function cansIn({ lines }: Order): Map<string, number> {
  const cans = new Map<string, number>();
  for (const { productVariant, customFields, quantity } of lines)
    if (productVariant.customFields.composable)
      for (const part of readParts(customFields.parts)) add(cans, part.sku, part.quantity * quantity);
  return cans;
}

function add(units: Map<string, number>, sku: string, quantity: number): void {
  units.set(sku, (units.get(sku) ?? 0) + quantity);
}
