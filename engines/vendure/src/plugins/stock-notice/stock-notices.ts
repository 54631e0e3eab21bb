import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext, StockMovement } from '@vendure/core';
import {
  Cancellation,
  CustomerEvent,
  EventBus,
  ProductVariant,
  ProductVariantService,
  Release,
  RequestContextService,
  StockAdjustment,
  StockMovementEvent,
  TransactionalConnection,
  TranslatorService,
} from '@vendure/core';
import type { RowJob } from '#src/heartbeat/each-row';
import { eachRow } from '#src/heartbeat/each-row';
import type { HeartbeatWork } from '#src/heartbeat/heartbeat';
import { canSupply, Supplies } from '#src/plugins/core/catalogue/supplies';
import { Variants } from '#src/plugins/core/catalogue/variants';
import type { MailContent } from '#src/plugins/core/mails/mail';
import { action, paragraph } from '#src/plugins/core/mails/mail';
import { MailWrittenEvent } from '#src/plugins/core/mails/mail-written-event';
import { ShopAddresses } from '#src/plugins/core/shop-addresses';
import { StockRequest } from '#src/plugins/stock-notice/entities/stock-request.entity';

/** Requests for a variant that the transaction answers at most which brings its stock. */
const mostAtOnce = 100;

const variantJob: RowJob<ID> = {
  name: 'StockNotices',
  failed: (id) => `Those who wait for the variant ${id} are not told`,
};
const requestJob: RowJob<Pick<StockRequest, 'id'>> = {
  name: 'StockNotices',
  failed: ({ id }) => `The stock request ${id} is not answered`,
};

/**
 * Mails the people who wait for a variant once a unit of it can be bought (spec §3 Stock request): by the transaction that brings the
 * stock. The heartbeat answers the others: a threshold, a backorder or a variant that is switched in the dashboard moves no stock,
 * and a request can come while stock does.
 */
@Injectable()
export class StockNotices implements HeartbeatWork, OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly contexts: RequestContextService,
    private readonly variants: Variants,
    private readonly supplies: Supplies,
    private readonly levels: ProductVariantService,
    private readonly translator: TranslatorService,
    private readonly addresses: ShopAddresses,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'answer-stock-requests',
      event: StockMovementEvent,
      handler: ({ ctx, stockMovements }) => this.answer(ctx, stockMovements.filter(isBringing)),
    });
    this.events.registerBlockingEventHandler({
      id: 'forget-stock-requests-of-deleted-customer',
      event: CustomerEvent,
      handler: async ({ ctx, type, entity }) => {
        const { provenEmail: email } = entity.customFields;
        if (type === 'deleted' && email !== null)
          await this.connection.getRepository(ctx, StockRequest).delete({ email });
      },
    });
  }

  /** Answers all requests for products that can be bought by now. */
  async work(): Promise<void> {
    const ctx = await this.contexts.create({ apiType: 'admin' });
    await eachRow(variantJob, await this.waitedFor(ctx), async (id) => {
      if ((await this.supplied(ctx, [id])).length > 0) await this.tellAll(ctx, id);
    });
  }

  private async answer(ctx: RequestContext, movements: readonly StockMovement[]): Promise<void> {
    if (movements.length === 0) return;
    const waitedFor = await this.waitedFor(
      ctx,
      movements.map(({ productVariant }) => productVariant.id),
    );
    for (const { id } of await this.supplied(ctx, waitedFor)) await this.tellFirst(ctx, id);
  }

  /** Lists the variants that somebody waits for, of some or of all. */
  private async waitedFor(ctx: RequestContext, of?: readonly ID[]): Promise<readonly ID[]> {
    const requests = this.connection
      .getRepository(ctx, StockRequest)
      .createQueryBuilder('request')
      .select('request.variantId', 'id')
      .groupBy('request.variantId');
    if (of) requests.where('request.variantId IN (:...of)', { of });
    return (await requests.getRawMany<{ id: ID }>()).map(({ id }) => id);
  }

  /** Finds the variants of which one unit could be put into a cart and ordered now. */
  async supplied(ctx: RequestContext, ids: readonly ID[]): Promise<readonly ProductVariant[]> {
    const variants = await this.variants.byId(ctx, ids);
    const supplies = await this.supplies.of(ctx, variants);
    const supplied: ProductVariant[] = [];
    for (const variant of variants)
      // A cart ignores the units that the shop keeps back, and placing an order does not.
      if (canSupply(supplies.get(variant.sku), 1) && (await this.levels.getSaleableStockLevel(ctx, variant)) >= 1)
        supplied.push(variant);
    return supplied;
  }

  private async tellAll(ctx: RequestContext, variantId: ID): Promise<void> {
    const content = await this.write(ctx, variantId);
    await this.tell(ctx, await this.waiting(ctx, variantId), content);
  }

  /** Answers those who asked first, with the stock that has come; the heartbeat goes on. */
  private async tellFirst(ctx: RequestContext, variantId: ID): Promise<void> {
    const waiting = await this.waiting(ctx, variantId, mostAtOnce);
    if (waiting.length > 0) await this.tell(ctx, waiting, await this.write(ctx, variantId));
  }

  private waiting(ctx: RequestContext, variantId: ID, most?: number): Promise<StockRequest[]> {
    return this.connection.getRepository(ctx, StockRequest).find({
      select: { id: true },
      where: { variantId },
      order: { createdAt: 'ASC' },
      ...(most === undefined ? {} : { take: most }),
    });
  }

  /**
   * Answers requests. Those that another transaction answers concurrently are left to it. Each request is deleted with its mail, so
   * that no contact gets two, and one whose mail fails keeps no stock from coming.
   */
  private async tell(
    ctx: RequestContext,
    waiting: readonly StockRequest[],
    content: Omit<MailContent, 'to'>,
  ): Promise<void> {
    await eachRow(requestJob, waiting, ({ id }) =>
      this.connection.withTransaction(ctx, async (inside) => {
        const [answered] = (await this.connection.getRepository(inside, StockRequest).query(
          `DELETE FROM stock_request WHERE id = (SELECT id FROM stock_request WHERE id = $1 FOR UPDATE SKIP LOCKED)
           RETURNING email`,
          [id],
        )) as [readonly { readonly email: string }[], number];
        for (const { email: to } of answered)
          await this.events.publish(new MailWrittenEvent(inside, `back-in-stock/${id}`, { to, ...content }));
      }),
    );
  }

  private async write(ctx: RequestContext, id: ID): Promise<Omit<MailContent, 'to'>> {
    const variant = await this.connection
      .getRepository(ctx, ProductVariant)
      .findOneOrFail({ where: { id }, relations: { product: true } });
    // The administrator who brings the stock may work in another language.
    const shop = await this.contexts.create({ apiType: 'shop', channelOrToken: ctx.channel });
    const { name, product } = this.translator.translate(variant, shop, ['product']);
    return {
      subject: `Back in stock: ${name}`,
      blocks: [
        paragraph(`${name} is back. You asked us to let you know. This is the only e-mail about it.`),
        action(`See ${name}`, this.addresses.product(product.slug)),
      ],
    };
  }
}

/** Says if there may be more of something after a movement than before. */
function isBringing(movement: StockMovement): boolean {
  if (movement instanceof StockAdjustment) return movement.quantity > 0;
  return movement instanceof Release || movement instanceof Cancellation;
}
