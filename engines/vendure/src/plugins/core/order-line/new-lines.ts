import { Injectable } from '@nestjs/common';
import type { CustomOrderLineFields, Order, ProductVariant, RequestContext } from '@vendure/core';
import { EventBus, OrderLine, OrderLineEvent, OrderModifier, TransactionalConnection } from '@vendure/core';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { invalid } from '#src/plugins/core/shop-failure';
import type { LineSubscription } from './line-subscription';
import { subscriptionField } from './line-subscription';
import { isOpenGiftCard, requireAmount } from './open-amount';
import type { Part } from './pack-parts';
import { writeParts } from './pack-parts';
import type { PrepaidRequest } from './prepaid-choices';
import { PrepaidChoices } from './prepaid-choices';
import { requireLineCount, requireQuantity } from './quantity';

export interface NewLine {
  readonly sku: string;
  readonly quantity: number;
  readonly parts?: readonly Part[] | null;
  /** In cents, of a gift card whose amount the shopper chooses. */
  readonly giftCardAmount?: number | null;
  readonly prepaid?: PrepaidRequest | null;
  readonly subscription?: LineSubscription | null;
}

/** Puts lines into an order. The stock is looked at when the order goes to its delivery, not here. */
@Injectable()
export class NewLines {
  constructor(
    private readonly variants: Variants,
    private readonly modifier: OrderModifier,
    private readonly connection: TransactionalConnection,
    private readonly prepaid: PrepaidChoices,
    private readonly events: EventBus,
  ) {}

  /**
   * Adds a line, or raises the one with the same contents; its price is written with the prices of the order. Throws NOT_FOUND or
   * INVALID.
   */
  async add(ctx: RequestContext, order: Order, line: NewLine): Promise<void> {
    const { sku, quantity, prepaid, subscription } = line;
    if (prepaid && subscription) throw invalid({ base: ['A prepaid line cannot be subscribed as well'] });
    const variant = await this.variants.require(ctx, sku);
    await this.put(ctx, order, variant, quantity, await this.fieldsOf(ctx, variant, line));
    requireLineCount(order.lines.length);
  }

  /**
   * Returns the differences of a line of a variant from others of it. Throws INVALID for options that the variant cannot have or
   * lacks.
   */
  async fieldsOf(ctx: RequestContext, variant: ProductVariant, line: NewLine): Promise<CustomOrderLineFields> {
    const { parts, giftCardAmount, prepaid, subscription } = line;
    const chosen = variant.customFields.composable ? await this.composition(ctx, variant, parts ?? []) : [];
    return {
      parts: writeParts(chosen),
      giftCardAmount: isOpenGiftCard(variant) ? requireAmount(giftCardAmount ?? 0) : 0,
      prepaid: await this.prepaid.read(ctx, variant, prepaid),
      subscription: subscriptionField(variant, subscription),
    };
  }

  /** Puts units of a variant into an order, with their chosen options. Throws INVALID for more than a line can have. */
  async put(
    ctx: RequestContext,
    order: Order,
    variant: ProductVariant,
    quantity: number,
    fields: CustomOrderLineFields,
  ): Promise<void> {
    requireQuantity(quantity, variant);
    const known = await this.modifier.getExistingOrderLine(ctx, order, variant.id, fields);
    if (known) return this.setQuantity(ctx, order, known, known.quantity + quantity);
    const line = await this.insert(ctx, order, variant, quantity, fields);
    order.lines.push(line);
    await this.events.publish(new OrderLineEvent(ctx, order, line, 'created'));
  }

  /** Throws INVALID for a number of units that no line can have. */
  async setQuantity(ctx: RequestContext, order: Order, line: OrderLine, quantity: number): Promise<void> {
    requireQuantity(quantity, line.productVariant);
    line.quantity = quantity;
    await this.events.publish(new OrderLineEvent(ctx, order, line, 'updated'));
  }

  async remove(ctx: RequestContext, order: Order, line: OrderLine): Promise<void> {
    await this.connection.getRepository(ctx, OrderLine).delete(line.id);
    order.lines = order.lines.filter((one) => one !== line);
    await this.events.publish(new OrderLineEvent(ctx, order, line, 'deleted'));
  }

  private async insert(
    ctx: RequestContext,
    { id }: Order,
    variant: ProductVariant,
    quantity: number,
    customFields: CustomOrderLineFields,
  ): Promise<OrderLine> {
    const { listPrice, listPriceIncludesTax, taxCategory } = variant;
    const featuredAsset = variant.featuredAsset ?? variant.product.featuredAsset;
    const columns = { quantity, listPrice, listPriceIncludesTax, adjustments: [], taxLines: [], customFields };
    const { generatedMaps } = await this.connection.getRepository(ctx, OrderLine).insert({
      ...columns,
      ...{ order: { id }, productVariant: { id: variant.id }, taxCategory: { id: taxCategory.id } },
      ...(featuredAsset && { featuredAsset: { id: featuredAsset.id } }),
    });
    const line = new OrderLine({ ...columns, productVariantId: variant.id, taxCategoryId: taxCategory.id });
    const known = { orderPlacedQuantity: 0, productVariant: variant, taxCategory, featuredAsset };
    return Object.assign(line, generatedMaps[0], known);
  }

  /** Gives lines that were added in one transaction, and so at one moment, moments that are a millisecond apart. */
  async keepSequence(ctx: RequestContext, { lines }: Order): Promise<void> {
    await this.connection.getRepository(ctx, OrderLine).query(
      `UPDATE order_line SET "createdAt" = "createdAt" + added.position * interval '1 millisecond'
       FROM unnest($1::uuid[]) WITH ORDINALITY AS added(id, position) WHERE order_line.id = added.id`,
      [lines.map(({ id }) => id)],
    );
  }

  /** Requires single cans, as many as the pack holds. */
  private async composition(
    ctx: RequestContext,
    pack: ProductVariant,
    sent: readonly Part[],
  ): Promise<readonly Part[]> {
    const refused = (problem: string): Error => invalid({ parts: [problem] });
    const { cans: size } = pack.customFields;
    if (sent.length === 0) throw refused("can't be blank");
    if (sent.length > size) throw refused(`must add up to ${size} cans`);
    const quantities = new Map<string, number>();
    for (const { sku, quantity } of sent) {
      if (quantity < 1 || quantity > size) throw refused(`must name cans, each with a quantity from 1 to ${size}`);
      quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
    }
    const parts = [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
    const sold = await this.variants.bySku(ctx, [...quantities.keys()]);
    const cans = sold.filter(({ customFields }) => customFields.kind === 'wine' && customFields.cans === 1);
    const strange = parts.find(({ sku }) => !cans.some((can) => can.sku === sku));
    if (strange) throw refused(`${strange.sku} is not sold as a single can`);
    if (parts.reduce((sum, { quantity }) => sum + quantity, 0) !== size) throw refused(`must add up to ${size} cans`);
    return parts;
  }
}
