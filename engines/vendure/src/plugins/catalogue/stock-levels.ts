import type { OnModuleInit } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { StockLevel, StockLevelService, StockMovementService, TransactionalConnection } from '@vendure/core';
import { replaceMethod } from '#src/plugins/core/replaced-methods';

/**
 * Counts packed, canceled and entered units of the dashboard in the one statement that reads the stock: Vendure's own services read
 * it, and later write the read value and a change. Of two concurrent orders with the same cans one would not be counted.
 */
@Injectable()
export class StockLevels implements OnModuleInit {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly levels: StockLevelService,
    private readonly movements: StockMovementService,
  ) {}

  onModuleInit(): void {
    const { levels, movements } = this;
    replaceMethod(StockLevels, levels, 'updateStockOnHandForLocation', (addOnHand) => async (ctx, ...sent) => {
      // Vendure makes the stock of a place that never had any.
      if (!(await this.add(ctx, 'stockOnHand', ...sent))) await addOnHand(ctx, ...sent);
    });
    replaceMethod(StockLevels, levels, 'updateStockAllocatedForLocation', () => async (ctx, ...sent) => {
      await this.add(ctx, 'stockAllocated', ...sent);
    });
    replaceMethod(StockLevels, movements, 'adjustProductVariantStock', (adjust) => async (ctx, variantId, stock) => {
      // The number that somebody enters is compared with the stock: the second of two clicks finds it entered.
      await this.query(ctx, 'SELECT id FROM stock_level WHERE "productVariantId" = $1 ORDER BY id FOR UPDATE', [
        variantId,
      ]);
      return adjust(ctx, variantId, stock);
    });
  }

  /** False where there is no such place. */
  private async add(
    ctx: RequestContext,
    column: 'stockOnHand' | 'stockAllocated',
    ...[variantId, locationId, change]: readonly [ID, ID, number]
  ): Promise<boolean> {
    const [, count] = (await this.query(
      ctx,
      `UPDATE stock_level SET "${column}" = "${column}" + $3, "updatedAt" = now()
       WHERE "productVariantId" = $1 AND "stockLocationId" = $2`,
      [variantId, locationId, change],
    )) as [unknown, number];
    return count > 0;
  }

  private query(ctx: RequestContext, text: string, values: readonly unknown[]): Promise<unknown> {
    return this.connection.getRepository(ctx, StockLevel).query(text, [...values]);
  }
}
