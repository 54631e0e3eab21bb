import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import {
  ConfigService,
  GlobalSettingsService,
  ProductVariant,
  StockLevel,
  TransactionalConnection,
} from '@vendure/core';
import { In, IsNull } from 'typeorm';
import type { StockSettings } from '#src/plugin/catalogue/shared/stock-counting';
import { countingOf } from '#src/plugin/catalogue/shared/stock-counting';
import { unitsOf } from '#src/plugin/order-line/line-contents';

/** Keeps two orders from being promised the same can. */
@Injectable()
export class StockCheck {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly settings: GlobalSettingsService,
    private readonly config: ConfigService,
  ) {}

  /**
   * True when there is enough of everything in these lines, and all of it is still sold. The stock stays locked until the end of
   * the transaction, in the order of its ids, so that orders with the same variants wait for each other and never in a circle.
   */
  async isEnough(ctx: RequestContext, { lines }: Pick<Order, 'lines'>): Promise<boolean> {
    const wanted = unitsOf(lines);
    const variants = await this.bySku(ctx, [...wanted.keys()]);
    if (variants.length !== wanted.size) return false;
    // Read before the lock, for which others wait.
    const settings = await this.settings.getSettings(ctx);
    const levels = await this.locked(ctx, variants);
    for (const variant of variants)
      if ((wanted.get(variant.sku) ?? 0) > (await this.saleable(ctx, variant, settings, levels))) return false;
    return true;
  }

  /** Counts as Vendure's service does, with the numbers that were read when they were locked. */
  private async saleable(
    ctx: RequestContext,
    variant: ProductVariant,
    settings: StockSettings,
    levels: readonly StockLevel[],
  ): Promise<number> {
    const { isCounted, threshold } = countingOf(variant, settings);
    if (!isCounted) return Number.MAX_SAFE_INTEGER;
    const { stockLocationStrategy } = this.config.catalogOptions;
    const own = levels.filter(({ productVariantId }) => productVariantId === variant.id);
    const { stockOnHand, stockAllocated } = await stockLocationStrategy.getAvailableStock(ctx, variant.id, own);
    return stockOnHand - stockAllocated - threshold;
  }

  private locked(ctx: RequestContext, variants: readonly ProductVariant[]): Promise<StockLevel[]> {
    return this.connection
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
    return variants.find({ where: { sku: In([...skus]), deletedAt: IsNull(), product: { deletedAt: IsNull() } } });
  }
}
