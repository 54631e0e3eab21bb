import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Order, OrderLine, ProductVariantService, TransactionalConnection, TranslatorService } from '@vendure/core';

/** Reads orders as carts and answers need them, each by two statements. */
@Injectable()
export class OrderReading {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: ProductVariantService,
    private readonly translator: TranslatorService,
  ) {}

  /** Returns an order with its customer, its ways of delivery, and its lines with today's variants; undefined for none. */
  async read(ctx: RequestContext, id: ID): Promise<Order | undefined> {
    const order = await this.connection
      .getRepository(ctx, Order)
      .createQueryBuilder('order')
      .innerJoin('order.channels', 'channel', 'channel.id = :channel', { channel: ctx.channelId })
      .leftJoinAndSelect('order.customer', 'customer')
      .leftJoinAndSelect('customer.user', 'user')
      .leftJoinAndSelect('order.shippingLines', 'shippingLine')
      .leftJoinAndSelect('order.surcharges', 'surcharge')
      .where('order.id = :id', { id })
      .getOne();
    if (order) order.lines = await this.linesOf(ctx, order);
    return order ?? undefined;
  }

  private async linesOf(ctx: RequestContext, order: Order): Promise<OrderLine[]> {
    const lines = await this.connection
      .getRepository(ctx, OrderLine)
      .createQueryBuilder('line')
      .leftJoinAndSelect('line.featuredAsset', 'asset')
      .leftJoinAndSelect('line.taxCategory', 'category')
      .leftJoinAndSelect('line.productVariant', 'variant')
      .leftJoinAndSelect('variant.taxCategory', 'variantCategory')
      .leftJoinAndSelect('variant.productVariantPrices', 'price')
      .leftJoinAndSelect('variant.translations', 'translation')
      .leftJoinAndSelect('variant.product', 'product')
      .leftJoinAndSelect('product.translations', 'productTranslation')
      .leftJoinAndSelect('variant.options', 'option')
      .leftJoinAndSelect('option.translations', 'optionTranslation')
      .leftJoinAndSelect('option.group', 'optionGroup')
      .leftJoinAndSelect('optionGroup.translations', 'optionGroupTranslation')
      .where('line.orderId = :id', { id: order.id })
      .orderBy('line.createdAt', 'ASC')
      .addOrderBy('line.productVariantId', 'ASC')
      .getMany();
    // One after the other: a transaction has one connection.
    for (const line of lines) {
      const variant = await this.variants.applyChannelPriceAndTax(line.productVariant, ctx, order);
      line.productVariant = this.translator.translate(variant, ctx, ['product', 'options', ['options', 'group']]);
    }
    return lines;
  }
}
