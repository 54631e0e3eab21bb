import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { ID, RequestContext } from '@vendure/core';
import { CustomerEvent, EventBus, TransactionalConnection } from '@vendure/core';
import { Subscription } from '#src/plugins/subscription/entities/subscription.entity';

/** Ends the subscriptions of a customer who is deleted in the dashboard. The administrator who deletes them tells them so. */
@Injectable()
export class EndedWithCustomer implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly connection: TransactionalConnection,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'end-subscriptions-of-deleted-customer',
      event: CustomerEvent,
      // A card that pays a subscription would not let itself be removed.
      before: 'remove-cards-of-deleted-customer',
      handler: async ({ ctx, type, entity: { id } }) => {
        if (type === 'deleted') await this.end(ctx, id);
      },
    });
  }

  private async end(ctx: RequestContext, customerId: ID): Promise<void> {
    await this.connection
      .getRepository(ctx, Subscription)
      .createQueryBuilder()
      .update()
      .set({
        state: 'canceled',
        isPaused: false,
        actionableDate: null,
        cancellationReason: 'The account was deleted.',
      })
      .where('"customerId" = :customerId', { customerId })
      .andWhere(`state IN ('active', 'pending-cancellation')`)
      .execute();
  }
}
