import { Injectable } from '@nestjs/common';
import { GlobalFlag } from '@vendure/common/lib/generated-types';
import type { ID, Order, ProductVariant, RequestContext } from '@vendure/core';
import { StockLevel, TransactionalConnection } from '@vendure/core';
import { skusOf, unitsOf } from '#src/plugins/core/order-line/line-contents';
import { insufficientStock } from '#src/plugins/core/shop-failure';
import { Variants } from './variants';

/** The units of a variant that can be sold; `onHand` is absent where there is no limit. */
export interface Supply {
  readonly onHand?: number;
  readonly isBackorderable: boolean;
}

const unlimited: Supply = { isBackorderable: false };

/** Counts units in stock that are not promised to a placed order. */
@Injectable()
export class Supplies {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: Variants,
  ) {}

  /** Returns the supply of each variant, by its sku. A pack that shoppers put together has that of its cans. */
  async of(ctx: RequestContext, variants: readonly ProductVariant[]): Promise<ReadonlyMap<string, Supply>> {
    const counted = variants.filter(isCounted);
    const levels = await this.levels(ctx, counted);
    return new Map(
      variants.map((variant) => [
        variant.sku,
        isCounted(variant)
          ? { onHand: levels.get(String(variant.id)) ?? 0, isBackorderable: isBackorderable(variant) }
          : unlimited,
      ]),
    );
  }

  /** Throws INSUFFICIENT_STOCK when all lines together ask for more than there is, or one of them is not sold any more. */
  async require(ctx: RequestContext, { lines }: Order): Promise<void> {
    const [wanted, skus] = [unitsOf(lines), skusOf(lines)];
    const supplies = await this.of(ctx, await this.variants.bySku(ctx, skus));
    if (!skus.every((sku) => supplies.has(sku))) throw insufficientStock();
    for (const [sku, units] of wanted) if (!canSupply(supplies.get(sku), units)) throw insufficientStock();
  }

  private async levels(ctx: RequestContext, variants: readonly ProductVariant[]): Promise<ReadonlyMap<string, number>> {
    if (variants.length === 0) return new Map();
    const rows = await this.connection
      .getRepository(ctx, StockLevel)
      .createQueryBuilder('level')
      .select('level.productVariantId', 'id')
      .addSelect('SUM(level.stockOnHand - level.stockAllocated)', 'free')
      .where('level.productVariantId IN (:...ids)', { ids: variants.map(({ id }) => id) })
      .groupBy('level.productVariantId')
      .getRawMany<{ id: ID; free: string }>();
    return new Map(rows.map(({ id, free }) => [String(id), Number(free)]));
  }
}

function isCounted({ trackInventory, customFields }: ProductVariant): boolean {
  return trackInventory !== GlobalFlag.FALSE && !customFields.composable;
}

function isBackorderable({ useGlobalOutOfStockThreshold, outOfStockThreshold }: ProductVariant): boolean {
  return !useGlobalOutOfStockThreshold && outOfStockThreshold < 0;
}

/** Says if so many units can be put into a cart. */
export function canSupply(supply: Supply | undefined, units: number): boolean {
  return supply !== undefined && (supply.isBackorderable || supply.onHand === undefined || supply.onHand >= units);
}
