import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { ProductVariantService, TransactionalConnection, TranslatorService } from '@vendure/core';
import type { Repository } from 'typeorm';
import { In } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import { Variants } from '#src/plugins/core/catalogue/variants';
import { largestClub } from '#src/plugins/core/order-line/club';
import { readParts } from '#src/plugins/core/order-line/pack-parts';
import { notFound, unauthorized } from '#src/plugins/core/shop-failure';
import { isUuid } from '#src/plugins/core/uuid';
import {
  SubscribedLine,
  Subscription,
  SubscriptionReminder,
} from '#src/plugins/subscription/entities/subscription.entity';
import { announcedOfLine, arePricesAnnounced, priceOfEach } from './announced-prices';

/**
 * The subscriptions of customers (spec §3 Subscription). Those that it returns have their customer, their card, their
 * reminders, and their lines with variants and today's prices, by a number of statements that does not grow with them.
 */
@Injectable()
export class Subscriptions {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly variants: ProductVariantService,
    private readonly sold: Variants,
    private readonly translator: TranslatorService,
  ) {}

  /** Returns all of a customer, ended ones too, the newest first. */
  async list(ctx: RequestContext, customerId: ID): Promise<readonly Subscription[]> {
    const rows = await this.rows(ctx).find({
      where: { customerId },
      relations: { customer: true, savedCard: true },
      order: { position: 'DESC' },
    });
    return this.complete(ctx, rows);
  }

  /** Throws NOT_FOUND for none, UNAUTHORIZED for another customer's. */
  async find(ctx: RequestContext, customerId: ID, id: ID): Promise<Subscription> {
    const subscription = await this.load(ctx, id);
    requireOwner(subscription, customerId);
    return subscription;
  }

  /** Returns a subscription, whosever it is. Throws NOT_FOUND for none. */
  async load(ctx: RequestContext, id: ID): Promise<Subscription> {
    const [subscription] = await this.loadAll(ctx, [id]);
    if (!subscription) throw notFound('subscription');
    return subscription;
  }

  /** Returns those that there are, in the sequence of their ids. */
  async loadAll(ctx: RequestContext, ids: readonly ID[]): Promise<readonly Subscription[]> {
    const rows = await this.rows(ctx).find({
      where: { id: In(ids.filter(isUuid)) },
      relations: { customer: true, savedCard: true },
    });
    return this.complete(
      ctx,
      ids.flatMap((id) => rows.find((row) => String(row.id) === String(id).toLowerCase()) ?? []),
    );
  }

  /**
   * Works on a subscription in a transaction that locks its row: a concurrent call waits, and then reads the changed
   * row. Throws NOT_FOUND for an unknown id.
   */
  locked<T>(
    ctx: RequestContext,
    id: ID,
    work: (inside: RequestContext, subscription: Subscription) => Promise<T>,
  ): Promise<T> {
    return this.connection.withTransaction(ctx, async (inside) => {
      if (isUuid(id))
        await this.rows(inside).query('SELECT id FROM subscription WHERE id = $1 FOR NO KEY UPDATE', [id]);
      return work(inside, await this.load(inside, id));
    });
  }

  /** Saves fields of a subscription whose row the caller holds. */
  async save(ctx: RequestContext, id: ID, fields: QueryDeepPartialEntity<Subscription>): Promise<void> {
    await this.rows(ctx).update(id, fields);
  }

  /** Removes the lines that were for the last delivery alone. */
  async removeOneTimeLines(ctx: RequestContext, subscriptionId: ID): Promise<void> {
    await this.connection.getRepository(ctx, SubscribedLine).delete({ subscriptionId, isOneTime: true });
  }

  /** Finds the largest club that a customer is in now: a paused one does not count. */
  async clubOfMember(ctx: RequestContext, customerId: ID): Promise<number | null> {
    const rows = await this.rows(ctx).find({
      select: { id: true, clubCans: true },
      where: { customerId, state: 'active', isPaused: false },
    });
    return largestClub(rows.map(({ clubCans }) => clubCans));
  }

  private async complete(ctx: RequestContext, rows: readonly Subscription[]): Promise<readonly Subscription[]> {
    if (rows.length === 0) return rows;
    const ofThese = { subscriptionId: In(rows.map(({ id }) => id)) };
    const lines = await this.connection.getRepository(ctx, SubscribedLine).find({
      where: ofThese,
      relations: {
        productVariant: {
          translations: true,
          taxCategory: true,
          productVariantPrices: true,
          featuredAsset: true,
          product: { translations: true, featuredAsset: true },
        },
      },
      order: { position: 'ASC' },
    });
    await this.price(ctx, rows, lines);
    const reminders = await this.connection
      .getRepository(ctx, SubscriptionReminder)
      .find({ where: ofThese, order: { sentAt: 'ASC' } });
    for (const row of rows) {
      row.lines = lines.filter(({ subscriptionId }) => subscriptionId === row.id);
      row.reminders = reminders.filter(({ subscriptionId }) => subscriptionId === row.id);
    }
    return rows;
  }

  /** A pack that the customer put together has the price of its cans. */
  private async price(
    ctx: RequestContext,
    rows: readonly Subscription[],
    lines: readonly SubscribedLine[],
  ): Promise<void> {
    const announced = new Set(rows.filter(arePricesAnnounced).map(({ id }) => id));
    const parts = await this.sold.bySku(
      ctx,
      lines.flatMap((line) => readParts(line.parts).map(({ sku }) => sku)),
    );
    const prices = new Map(parts.map(({ sku, listPrice }) => [sku, listPrice]));
    // One after the other: a transaction has one connection.
    for (const line of lines) {
      const variant = await this.variants.applyChannelPriceAndTax(line.productVariant, ctx);
      line.productVariant = this.translator.translate(variant, ctx, ['product']);
      const today = variant.customFields.composable
        ? readParts(line.parts).reduce((sum, { sku, quantity }) => sum + quantity * (prices.get(sku) ?? 0), 0)
        : variant.listPrice;
      const isAnnounced = announced.has(line.subscriptionId);
      line.unitPrice = priceOfEach(today, line.quantity, isAnnounced ? announcedOfLine(line) : undefined);
    }
  }

  private rows(ctx: RequestContext): Repository<Subscription> {
    return this.connection.getRepository(ctx, Subscription);
  }
}

/** Throws UNAUTHORIZED for another customer's subscription. */
export function requireOwner({ customerId: owner }: Subscription, customerId: ID): void {
  if (String(owner) !== String(customerId)) throw unauthorized();
}
