import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { ID, Order } from '@vendure/core';
import { Ctx, EntityHydrator, RequestContext } from '@vendure/core';
import type { Share } from '#src/payment/dues';
import { Dues, leftOf } from '#src/payment/dues';
import type { PaymentOfOrder } from '#src/payment/hosted-payments';
import { HostedPayments } from '#src/payment/hosted-payments';
import type { ShippingQuote } from '#src/plugin/checkout/checkout-steps';
import { CheckoutSteps } from '#src/plugin/checkout/checkout-steps';
import { needsShipping } from '#src/plugin/checkout/shipping';
import type { CheckoutStep } from '#src/plugin/custom-fields';
import { StoreCreditPayer } from '#src/plugin/store-credit/store-credit-payer';
import { Additions } from './additions';
import { proven } from './order-access';

interface GiftNote {
  readonly from: string;
  readonly recipient: string;
  readonly note: string;
}

/** Tells what the shop adds to an order, to whoever has proven to know it. */
@Resolver('Order')
export class OrderFieldsResolver {
  /** Remembers by order who pays before the card: several fields of an answer are told from it. */
  private readonly shares = new WeakMap<Order, Promise<readonly Share[]>>();

  constructor(
    private readonly steps: CheckoutSteps,
    private readonly payments: HostedPayments,
    private readonly dues: Dues,
    private readonly additions: Additions,
    private readonly hydrator: EntityHydrator,
  ) {}

  @ResolveField()
  token(@Parent() order: Order): string {
    return proven(order).customFields.token ?? '';
  }

  @ResolveField()
  checkoutStep(@Parent() order: Order): CheckoutStep {
    return proven(order).customFields.checkoutStep;
  }

  @ResolveField()
  isShipped(@Parent() order: Order): boolean {
    return needsShipping(proven(order));
  }

  @ResolveField()
  contactEmail(@Parent() order: Order): string | null {
    return proven(order).customFields.contactEmail;
  }

  @ResolveField()
  async ownerId(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<ID | undefined> {
    await this.hydrator.hydrate(ctx, proven(order), { relations: ['customer.user'] });
    return order.customer?.user ? order.customer.id : undefined;
  }

  @ResolveField()
  specialInstructions(@Parent() order: Order): string | null {
    return proven(order).customFields.specialInstructions;
  }

  @ResolveField()
  referralIdentifier(@Parent() order: Order): string | null {
    return proven(order).customFields.referralIdentifier;
  }

  @ResolveField()
  giftNote(@Parent() order: Order): GiftNote | undefined {
    const { giftFrom, giftRecipient, giftMessage } = proven(order).customFields;
    const [from, recipient, note] = [giftFrom ?? '', giftRecipient ?? '', giftMessage ?? ''];
    return from || recipient || note ? { from, recipient, note } : undefined;
  }

  @ResolveField()
  shippingQuotes(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<readonly ShippingQuote[]> {
    return this.steps.quotes(ctx, proven(order));
  }

  @ResolveField()
  paymentPage(
    @Ctx() ctx: RequestContext,
    @Parent() order: Order,
  ): Promise<{ sessionId: string; url: string } | undefined> {
    return this.payments.pageOf(ctx, proven(order).id);
  }

  @ResolveField()
  async amountDue(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<number> {
    return leftOf(order, await this.sharesOf(ctx, order));
  }

  @ResolveField()
  async storeCredit(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<number> {
    const shares = await this.sharesOf(ctx, order);
    return shares.find(({ payer }) => payer instanceof StoreCreditPayer)?.amount ?? 0;
  }

  @ResolveField()
  isCreditKept(@Parent() order: Order): boolean {
    return proven(order).customFields.isCreditKept;
  }

  @ResolveField()
  shopPayments(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<readonly PaymentOfOrder[]> {
    return this.payments.paymentsOf(ctx, proven(order).id);
  }

  @ResolveField()
  additionsEndAt(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<Date | undefined> {
    return this.additions.endOf(ctx, proven(order));
  }

  private sharesOf(ctx: RequestContext, order: Order): Promise<readonly Share[]> {
    const shares = this.shares.get(order) ?? this.dues.shares(ctx, proven(order));
    this.shares.set(order, shares);
    return shares;
  }
}
