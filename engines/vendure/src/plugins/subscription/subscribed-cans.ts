import { Injectable } from '@nestjs/common';
import type { ProductVariant, RequestContext } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import type { Repository } from 'typeorm';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { clubOf } from '#src/plugins/core/order-line/club';
import type { Part } from '#src/plugins/core/order-line/pack-parts';
import type { ShopFailure } from '#src/plugins/core/shop-failure';
import { invalid } from '#src/plugins/core/shop-failure';
import { SubscribedLine, Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { cansOf, lastingLines } from './subscription-rules';

const mostOfOne = 1000;

/** Changes the contents of every delivery of a subscription (spec §4 Subscription actions, update). */
@Injectable()
export class SubscribedCans {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: Variants,
  ) {}

  /**
   * Replaces the contents of every delivery, under the lock of the subscription; extras of the next delivery stay. A
   * sku that stays keeps its line. A club holds 12 or 24 cans, and changes its size only while its deliveries run.
   * Throws INVALID for `line_items`.
   */
  async change(ctx: RequestContext, subscription: Subscription, wanted: readonly Part[]): Promise<void> {
    const quantities = quantitiesOf(wanted);
    const kept = lastingLines(subscription);
    requireOneLineEach(kept, quantities);
    const added = await this.subscribable(
      ctx,
      [...quantities.keys()].filter((sku) => kept.every(({ productVariant }) => productVariant.sku !== sku)),
    );
    const clubCans = sizeOf(
      subscription,
      [...kept.map(({ productVariant }) => productVariant), ...added].map((productVariant) => ({
        productVariant,
        quantity: quantities.get(productVariant.sku) ?? 0,
      })),
    );
    for (const { id, quantity, productVariant } of kept) {
      const now = quantities.get(productVariant.sku);
      if (now === undefined) await this.lines(ctx).delete(id);
      else if (now !== quantity) await this.lines(ctx).update(id, { quantity: now });
    }
    for (const { id: productVariantId, sku } of added)
      await this.lines(ctx).insert({
        subscriptionId: subscription.id,
        productVariantId,
        quantity: quantities.get(sku) ?? 0,
      });
    const isOther =
      added.length > 0 || kept.some(({ quantity, productVariant: { sku } }) => quantities.get(sku) !== quantity);
    if (isOther)
      await this.connection.getRepository(ctx, Subscription).update(subscription.id, { clubCans, lastTotal: null });
  }

  /** Packs that shoppers put together cannot be added: the request has no contents for them. */
  private async subscribable(ctx: RequestContext, skus: readonly string[]): Promise<readonly ProductVariant[]> {
    const found = await this.variants.bySku(ctx, skus);
    return skus.map((sku) => {
      const variant = found.find((one) => one.sku === sku);
      if (!variant) throw refused(`name an unknown sku: ${sku}`);
      const { composable, subscribable } = variant.customFields;
      if (composable || !subscribable) throw refused(`cannot hold ${sku}`);
      return variant;
    });
  }

  private lines(ctx: RequestContext): Repository<SubscribedLine> {
    return this.connection.getRepository(ctx, SubscribedLine);
  }
}

function quantitiesOf(wanted: readonly Part[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of wanted) {
    const sum = (quantities.get(sku) ?? 0) + quantity;
    if (quantity < 1 || sum > mostOfOne) throw refused(`need quantities from 1 to ${mostOfOne}`);
    quantities.set(sku, sum);
  }
  if (quantities.size === 0) throw refused("can't be blank");
  return quantities;
}

/** Two packs of one kind that a customer put together are two lines, and a number for both would say nothing of either. */
function requireOneLineEach(lines: readonly SubscribedLine[], quantities: ReadonlyMap<string, number>): void {
  const skus = lines.map(({ productVariant }) => productVariant.sku);
  const twice = skus.find((sku, index) => quantities.has(sku) && skus.indexOf(sku) !== index);
  if (twice !== undefined) throw refused(`hold ${twice} in several lines`);
}

/** The club that a subscription is from now on; null when it is none. */
function sizeOf(
  { clubCans, state, isPaused }: Subscription,
  lines: readonly Pick<SubscribedLine, 'quantity' | 'productVariant'>[],
): number | null {
  const cans = cansOf(lines);
  if (clubCans === null || cans === clubCans) return clubCans;
  const canResize = state === 'active' && !isPaused;
  const size = canResize ? clubOf(cans) : null;
  if (size === null) throw refused(`must add up to ${canResize ? '12 or 24' : clubCans} cans`);
  return size;
}

function refused(problem: string): ShopFailure {
  return invalid({ line_items: [problem] });
}
