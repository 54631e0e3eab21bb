import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { headerOf } from '#src/plugins/core/orders/order-access';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';
import { PlacedAdditions } from '#src/plugins/payment/placed-additions';

/** The secret that only the return from payment gives to a browser. */
const tokenHeader = 'x-addition-token';

/**
 * Lets the browser that has paid an order add to it, and its signed-in owner: additions are charged to the card that paid, which may be
 * the card of somebody else than of those who know the order's token.
 */
@Injectable()
export class AdditionAccess {
  constructor(
    private readonly placed: PlacedAdditions,
    private readonly customers: ShopCustomers,
  ) {}

  /** True for a caller who may add to a placed order. */
  async mayAdd(ctx: RequestContext, order: Order): Promise<boolean> {
    const token = headerOf(ctx, tokenHeader);
    if (token !== undefined && (await this.placed.isPayer(ctx, order, token))) return true;
    if (order.customerId === undefined || order.customerId === null) return false;
    const customer = await this.customers.current(ctx);
    return customer !== undefined && String(customer.id) === String(order.customerId);
  }
}
