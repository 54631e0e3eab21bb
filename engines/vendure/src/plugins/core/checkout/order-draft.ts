import { Injectable } from '@nestjs/common';
import type { Customer, CustomOrderFields, ID, OrderLine, RequestContext } from '@vendure/core';
import {
  ChannelService,
  ConfigService,
  EventBus,
  Order,
  OrderEvent,
  OrderService,
  ShippingLine,
  TransactionalConnection,
} from '@vendure/core';
import { OrderPricing } from './order-pricing';

/** Fields of an order that are known when it begins. */
type Known = Partial<Pick<Order, 'customer' | 'shippingAddress' | 'billingAddress'>>;

/** Keeps the shop's additions to an order that is not placed yet, beside Vendure's own columns. */
@Injectable()
export class OrderDraft {
  constructor(
    private readonly connection: TransactionalConnection,
    private readonly orders: OrderService,
    private readonly pricing: OrderPricing,
    private readonly config: ConfigService,
    private readonly channels: ChannelService,
    private readonly events: EventBus,
  ) {}

  /** Begins an order without lines, in the state in which lines are added. */
  async begin(ctx: RequestContext, fields: Partial<CustomOrderFields>, known: Known = {}): Promise<Order> {
    const { customer, shippingAddress = {}, billingAddress = {} } = known;
    const { orderCodeStrategy } = this.config.orderOptions;
    const order = new Order({
      code: await orderCodeStrategy.generate(ctx),
      state: 'AddingItems',
      active: true,
      couponCodes: [],
      currencyCode: ctx.currencyCode,
      ...{ shippingAddress, billingAddress },
      ...{ subTotal: 0, subTotalWithTax: 0, shipping: 0, shippingWithTax: 0 },
      customFields: { ...newFields, ...fields },
      ...(customer && { customer, customerId: customer.id }),
    });
    const rows = this.connection.getRepository(ctx, Order);
    await rows.insert(order);
    const { channels } = await this.channels.assignToCurrentChannel(new Order({ id: order.id }), ctx);
    await rows.query('INSERT INTO order_channels_channel ("orderId", "channelId") SELECT $1, unnest($2::uuid[])', [
      order.id,
      channels.map(({ id }) => id),
    ]);
    Object.assign(order, { lines: [], shippingLines: [], surcharges: [], promotions: [] });
    await this.events.publish(new OrderEvent(ctx, order, 'created'));
    return order;
  }

  async set(
    ctx: RequestContext,
    order: { readonly id: ID; customFields: CustomOrderFields },
    fields: Partial<CustomOrderFields>,
  ): Promise<void> {
    if (Object.keys(fields).length === 0) return;
    await this.connection.getRepository(ctx, Order).update(order.id, { customFields: fields });
    Object.assign(order.customFields, fields);
  }

  /** Writes whose order it is. Vendure takes off the codes that do not hold for this customer: then the order has to be read again. */
  async giveTo(ctx: RequestContext, order: Order, customer: Customer): Promise<void> {
    if (order.couponCodes.length > 0) await this.orders.addCustomerToOrder(ctx, order, customer);
    else await this.connection.getRepository(ctx, Order).update(order.id, { customer: { id: customer.id } });
    Object.assign(order, { customer, customerId: customer.id });
  }

  /** Prices all lines, discounts, taxes and the way of delivery anew, and writes fields with them. */
  async recalculate(ctx: RequestContext, order: Order, fields: Partial<CustomOrderFields> = {}): Promise<void> {
    await this.pricing.price(ctx, order);
    await this.pricing.write(ctx, order, fields);
  }

  /** Begins a running checkout anew at its address, since its contents have changed. */
  async restart(ctx: RequestContext, order: Order, fields: Partial<CustomOrderFields> = {}): Promise<void> {
    await this.dropShipping(ctx, order);
    const checkoutStep = order.customFields.checkoutStep === 'cart' ? 'cart' : 'address';
    await this.recalculate(ctx, order, { isQuoted: false, checkoutStep, ...fields });
  }

  /** Lets an order that was ready to be placed take its payment step again, since its payments have changed. */
  async payAgain(ctx: RequestContext, order: Order): Promise<void> {
    if (order.customFields.checkoutStep === 'confirm') await this.set(ctx, order, { checkoutStep: 'payment' });
  }

  /** Removes the ways of delivery; that none is offered any more is written with the prices. */
  async dropShipping(ctx: RequestContext, order: Order): Promise<void> {
    if (order.shippingLines.length > 0)
      await this.connection.getRepository(ctx, ShippingLine).delete(order.shippingLines.map(({ id }) => String(id)));
    order.shippingLines = [];
    // Else they would be saved with the line that is gone.
    for (const line of order.lines) unship(line);
    order.customFields.isQuoted = false;
  }

  /** Sends all lines by a way of delivery, without pricing it. */
  async ship(ctx: RequestContext, order: Order, shippingMethodId: ID): Promise<void> {
    const [known] = order.shippingLines;
    const line = known ?? (await this.addShipping(ctx, order, shippingMethodId));
    line.shippingMethodId = shippingMethodId;
    order.shippingLines = [line];
    for (const one of order.lines) Object.assign(one, { shippingLine: line, shippingLineId: line.id });
  }

  private async addShipping(ctx: RequestContext, { id }: Order, shippingMethodId: ID): Promise<ShippingLine> {
    const columns = { listPrice: 0, listPriceIncludesTax: ctx.channel.pricesIncludeTax, adjustments: [], taxLines: [] };
    const { generatedMaps } = await this.connection
      .getRepository(ctx, ShippingLine)
      .insert({ ...columns, order: { id }, shippingMethod: { id: shippingMethodId } });
    return Object.assign(new ShippingLine({ ...columns, shippingMethodId }), generatedMaps[0]);
  }
}

/** The fields of an order that nothing is known of yet, as the database fills them in. */
const newFields = {
  checkoutStep: 'cart',
  quoteRound: 0,
  isQuoted: false,
  isCreditKept: false,
  token: null,
  contactEmail: null,
  specialInstructions: null,
  giftFrom: null,
  giftRecipient: null,
  giftMessage: null,
  referralIdentifier: null,
  groupOrder: null,
  subscriptionId: null,
  prepaidPlanId: null,
} satisfies CustomOrderFields;

function unship(line: OrderLine): void {
  Object.assign(line, { shippingLine: undefined, shippingLineId: undefined });
}
