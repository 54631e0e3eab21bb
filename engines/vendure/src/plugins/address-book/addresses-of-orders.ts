import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { EventBus, OrderPlacedEvent } from '@vendure/core';
import { toShopAddress } from '#src/plugins/core/address/order-address';
import { isDelivery } from '#src/plugins/core/orders/is-delivery';
import { AddressBook } from './address-book';

/** Keeps the address of every order that somebody places in the book of its customer. */
@Injectable()
export class AddressesOfOrders implements OnApplicationBootstrap {
  constructor(
    private readonly events: EventBus,
    private readonly book: AddressBook,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'keep-address-of-order',
      event: OrderPlacedEvent,
      handler: ({ ctx, order }) => this.keep(ctx, order),
    });
  }

  /** An order that is e-mailed has no address, and a delivery changes nothing in the book. */
  private async keep(ctx: RequestContext, order: Order): Promise<void> {
    const { customer, shippingAddress } = order;
    if (!customer || !shippingAddress.countryCode || isDelivery(order)) return;
    await this.book.keep(ctx, customer, toShopAddress(shippingAddress));
  }
}
