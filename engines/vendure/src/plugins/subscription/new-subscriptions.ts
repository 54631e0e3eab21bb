import type { OnApplicationBootstrap } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import type { Order, RequestContext } from '@vendure/core';
import { EventBus, OrderPlacedEvent, OrderService, TransactionalConnection } from '@vendure/core';
import type { Day } from '#src/plugins/core/interval/calendar-day';
import { addInterval, dayOf, dayOfMonth } from '#src/plugins/core/interval/calendar-day';
import type { RepeatingGroup } from '#src/plugins/core/order-line/repeating-lines';
import { repeatingGroups } from '#src/plugins/core/order-line/repeating-lines';
import { isDelivery } from '#src/plugins/core/orders/is-delivery';
import type { SavedCard } from '#src/plugins/saved-card/entities/saved-card.entity';
import { SavedCards } from '#src/plugins/saved-card/saved-cards';
import { SubscribedLine, Subscription } from '#src/plugins/subscription/entities/subscription.entity';
import { SubscriptionBegunEvent } from './subscription-begun-event';

/** Begins a subscription for each group of lines that repeat, when their order is placed. */
@Injectable()
export class NewSubscriptions implements OnApplicationBootstrap {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly events: EventBus,
    private readonly orders: OrderService,
    private readonly cards: SavedCards,
  ) {}

  onApplicationBootstrap(): void {
    this.events.registerBlockingEventHandler({
      id: 'begin-subscriptions',
      event: OrderPlacedEvent,
      handler: ({ ctx, order }) => this.begin(ctx, order, dayOf(new Date())),
    });
  }

  /**
   * Begins the subscriptions of a placed order. The order is the first delivery, the next one is an interval after
   * today. The customer's default card pays: it is the card that paid for the order, if one did. Orders of deliveries
   * begin no subscription.
   */
  async begin(ctx: RequestContext, placed: Order, today: Day): Promise<void> {
    if (isDelivery(placed)) return;
    const order = await this.orders.findOne(ctx, placed.id);
    if (!order) throw new Error(`There is no order ${placed.id}.`);
    const lines = order.lines.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
    const groups = repeatingGroups({ lines });
    if (groups.length === 0) return;
    if (!order.customer) throw new Error(`The order ${order.code} begins a subscription of nobody.`);
    const card = await this.cards.lockedDefault(ctx, order.customer.id);
    for (const group of groups) await this.beginOne(ctx, order, group, { today, card });
  }

  private async beginOne(
    ctx: RequestContext,
    order: Order,
    { lines, ...repetition }: RepeatingGroup,
    { today, card }: { readonly today: Day; readonly card: SavedCard | undefined },
  ): Promise<void> {
    const { customer, customFields, shippingAddress, billingAddress } = order;
    const { intervalLength: length, intervalUnit: unit } = repetition;
    const { id } = await this.connection.getRepository(ctx, Subscription).save(
      new Subscription({
        ...repetition,
        channelId: ctx.channelId,
        ...(customer && { customerId: customer.id }),
        email: customFields.contactEmail,
        firstOrderId: order.id,
        state: 'active',
        actionableDate: addInterval(today, { length, unit }),
        anchorDay: dayOfMonth(today),
        lastTotal: recurringTotal(order, lines),
        shippingAddress,
        billingAddress: billingAddress.countryCode ? billingAddress : shippingAddress,
        savedCardId: card?.id ?? null,
        paymentState: 'paid',
      }),
    );
    const subscribed = lines.map(({ productVariantId, quantity, customFields: { parts } }) => ({
      ...{ subscriptionId: id, productVariantId, quantity, parts },
    }));
    await this.connection.getRepository(ctx, SubscribedLine).insert(subscribed);
    await this.events.publish(new SubscriptionBegunEvent(ctx, id, order));
  }
}

/** Returns the price of the recurring lines in their first order, with its shipping, in cents. */
function recurringTotal({ shippingWithTax }: Order, lines: RepeatingGroup['lines']): number {
  return lines.reduce((sum, { proratedLinePriceWithTax }) => sum + proratedLinePriceWithTax, shippingWithTax);
}
