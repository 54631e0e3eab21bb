import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { CustomerEvent, EventBus } from '@vendure/core';
import { SavedCards } from './saved-cards';

/** Removes the cards of a customer who is deleted in the dashboard: they cannot be charged any more, or the customer stays. */
@Injectable()
export class DeletedCustomers implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly cards: SavedCards,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'remove-cards-of-deleted-customer',
      event: CustomerEvent,
      handler: async ({ ctx, type, entity: { id } }) => {
        if (type === 'deleted') await this.cards.removeAll(ctx, id);
      },
    });
  }
}
