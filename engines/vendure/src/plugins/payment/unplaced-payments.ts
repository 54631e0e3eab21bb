import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { Customer, CustomerEvent, EventBus, TransactionalConnection } from '@vendure/core';
import { HostedPayments } from './hosted-payments';

/**
 * Ends the payments of unplaced orders when their customer is deleted in the dashboard: pages are closed, and payments
 * on them given back. While the provider is away the customer stays.
 */
@Injectable()
export class UnplacedPayments implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
    private readonly payments: HostedPayments,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'end-payments-of-deleted-customer',
      event: CustomerEvent,
      // It erases whose order it was, and a charge that is not decided needs its card.
      before: 'remove-cards-of-deleted-customer',
      handler: async ({ ctx, type, entity: { id } }) => {
        if (type === 'deleted') await this.end(ctx, id);
      },
    });
  }

  /** Holds the locks of the orders, so that one that is being placed at this moment counts as placed. */
  private async end(ctx: RequestContext, customerId: ID): Promise<void> {
    const unplaced = (await this.connection
      .getRepository(ctx, Customer)
      .query(
        `SELECT id FROM "order" WHERE "customerId" = $1 AND "orderPlacedAt" IS NULL ORDER BY id FOR NO KEY UPDATE`,
        [customerId],
      )) as readonly { readonly id: ID }[];
    for (const { id } of unplaced) await this.payments.giveBack(ctx, id);
  }
}
