import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { ID, Order } from '@vendure/core';
import { Allow, Ctx, Permission, RequestContext } from '@vendure/core';
import type { DeliveryChoice } from '#src/plugins/checkout/checkout-steps';
import { CheckoutSteps } from '#src/plugins/checkout/checkout-steps';
import type { OrderReceipt } from '#src/plugins/checkout/order-completion';
import { OrderCompletion } from '#src/plugins/checkout/order-completion';
import type { ShopAddress } from '#src/plugins/core/address/address-values';
import { OrderAccess } from '#src/plugins/core/orders/order-access';
import { ShopCustomers } from '#src/plugins/customer/shop-customers';

@Resolver()
export class CheckoutResolver {
  constructor(
    private readonly access: OrderAccess,
    private readonly steps: CheckoutSteps,
    private readonly completion: OrderCompletion,
    private readonly customers: ShopCustomers,
  ) {}

  @Mutation()
  @Allow(Permission.Public)
  submitAddress(
    @Ctx() ctx: RequestContext,
    @Args('email') email: string,
    @Args('address') address: ShopAddress,
  ): Promise<Order> {
    return this.access.change(ctx, (inside, order) => this.steps.submitAddress(inside, order, email, address));
  }

  @Mutation()
  @Allow(Permission.Public)
  submitEmail(@Ctx() ctx: RequestContext, @Args('email') email: string): Promise<Order> {
    return this.access.change(ctx, (inside, order) => this.steps.submitEmail(inside, order, email));
  }

  @Mutation()
  @Allow(Permission.Public)
  submitDelivery(@Ctx() ctx: RequestContext, @Args('choices') choices: DeliveryChoice[]): Promise<Order> {
    return this.access.change(ctx, (inside, order) => this.steps.submitDelivery(inside, order, choices));
  }

  @Mutation()
  @Allow(Permission.Public)
  quoteShipping(@Ctx() ctx: RequestContext): Promise<Order> {
    return this.access.change(ctx, (inside, order) => this.steps.quote(inside, order));
  }

  @Mutation()
  @Allow(Permission.Public)
  async prepareHostedPayment(@Ctx() ctx: RequestContext): Promise<Order> {
    const customer = await this.customers.current(ctx);
    return this.access.change(ctx, (inside, order) => this.completion.prepare(inside, order, customer));
  }

  @Mutation()
  @Allow(Permission.Public)
  async submitPayment(@Ctx() ctx: RequestContext, @Args('cardId') cardId: ID | undefined): Promise<Order> {
    const customer = cardId === undefined ? undefined : await this.customers.current(ctx);
    return this.access.change(ctx, (inside, order) =>
      cardId === undefined
        ? this.completion.submitPayment(inside, order)
        : this.completion.submitCard(inside, order, customer, cardId),
    );
  }

  @Mutation()
  @Allow(Permission.Public)
  async completeOrder(@Ctx() ctx: RequestContext): Promise<Order> {
    return this.completion.complete(ctx, await this.customers.current(ctx));
  }

  @Mutation()
  @Allow(Permission.Public)
  completeHostedPayment(
    @Ctx() ctx: RequestContext,
    @Args('number') number: string,
    @Args('sessionId') sessionId: string,
  ): Promise<OrderReceipt> {
    return this.completion.completeSession(ctx, number, sessionId);
  }
}
