import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { ID, Order } from '@vendure/core';
import { Ctx, RequestContext } from '@vendure/core';
import type { PaymentSession } from '#src/payment-provider/payment-session.entity';
import type { ShippingQuote } from '#src/plugins/checkout/checkout-steps';
import { CheckoutSteps } from '#src/plugins/checkout/checkout-steps';
import { needsShipping } from '#src/plugins/core/checkout/shipping';
import type { CheckoutStep } from '#src/plugins/core/custom-fields';
import { proven } from '#src/plugins/core/orders/order-access';
import { Additions } from '#src/plugins/orders/additions';
import type { Store } from '#src/plugins/orders/order-store';
import { OrderStore } from '#src/plugins/orders/order-store';
import { OwnCancellations } from '#src/plugins/orders/own-cancellations';
import type { Share } from '#src/plugins/payment/dues';
import { Dues, leftOf } from '#src/plugins/payment/dues';
import type { PaymentOfOrder } from '#src/plugins/payment/hosted-payments';
import { HostedPayments } from '#src/plugins/payment/hosted-payments';
import { PaymentSessions } from '#src/plugins/payment/payment-sessions';
import { StoreCreditPayer } from '#src/plugins/store-credit/store-credit-payer';

interface GiftNote {
  readonly from: string;
  readonly recipient: string;
  readonly note: string;
}

/** Serves the shop's additions to an order, to callers who have proven to know it. */
@Resolver('Order')
export class OrderFieldsResolver {
  /** Remembers by order who pays before the card: several fields of an answer are told from it. */
  private readonly shares = new WeakMap<Order, Promise<readonly Share[]>>();
  /** The same of the pages and cards that pay. */
  private readonly sessions = new WeakMap<Order, Promise<readonly PaymentSession[]>>();

  constructor(
    private readonly steps: CheckoutSteps,
    private readonly payments: HostedPayments,
    private readonly paymentSessions: PaymentSessions,
    private readonly dues: Dues,
    private readonly additions: Additions,
    private readonly cancellations: OwnCancellations,
    private readonly stores: OrderStore,
  ) {}

  @ResolveField()
  token(@Parent() order: Order): string {
    return proven(order).customFields.token ?? '';
  }

  @ResolveField()
  store(@Ctx() ctx: RequestContext): Store {
    return this.stores.of(ctx);
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
  ownerId(@Parent() order: Order): ID | undefined {
    const { customer } = proven(order);
    return customer?.user ? customer.id : undefined;
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
  async paymentPage(
    @Ctx() ctx: RequestContext,
    @Parent() order: Order,
  ): Promise<{ sessionId: string; url: string } | undefined> {
    return this.payments.pageOf(ctx, proven(order).id, await this.sessionsOf(ctx, order));
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
  async shopPayments(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<readonly PaymentOfOrder[]> {
    return this.payments.paymentsOf(ctx, proven(order).id, await this.sessionsOf(ctx, order));
  }

  private sessionsOf(ctx: RequestContext, order: Order): Promise<readonly PaymentSession[]> {
    const sessions = this.sessions.get(order) ?? this.paymentSessions.of(ctx, order.id);
    this.sessions.set(order, sessions);
    return sessions;
  }

  @ResolveField()
  additionsEndAt(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<Date | undefined> {
    return this.additions.endOf(ctx, proven(order));
  }

  @ResolveField()
  cancelEndsAt(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<Date | undefined> {
    return this.cancellations.endOf(ctx, proven(order));
  }

  @ResolveField()
  canceledAt(@Ctx() ctx: RequestContext, @Parent() order: Order): Promise<Date | undefined> {
    return this.cancellations.momentOf(ctx, proven(order));
  }

  private sharesOf(ctx: RequestContext, order: Order): Promise<readonly Share[]> {
    const shares = this.shares.get(order) ?? this.dues.shares(ctx, proven(order));
    this.shares.set(order, shares);
    return shares;
  }
}
