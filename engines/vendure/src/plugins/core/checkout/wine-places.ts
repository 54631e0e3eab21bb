import { Injectable } from '@nestjs/common';
import type { OrderAddress } from '@vendure/common/lib/generated-types';
import type { RequestContext } from '@vendure/core';
import { Order, OrderLine, ProductVariant, ShippingMethodService } from '@vendure/core';

/** Knows where the shop may ship wine. */
@Injectable()
export class WinePlaces {
  constructor(private readonly methods: ShippingMethodService) {}

  /** Says if any way of delivery takes wine to an address (spec §9 Shipping). */
  async includes(ctx: RequestContext, shippingAddress: OrderAddress): Promise<boolean> {
    const productVariant = new ProductVariant({ customFields: { kind: 'wine', digital: false } });
    const lines = [new OrderLine({ productVariant, quantity: 1 })];
    const order = new Order({ lines, shippingAddress, customFields: { groupOrder: null } });
    // One after the other: a transaction has one connection.
    for (const method of await this.methods.getActiveShippingMethods(ctx))
      if (await method.test(ctx, order)) return true;
    return false;
  }
}
