import type { Injector, OrderPlacedStrategy, OrderProcess, OrderState, StockAllocationStrategy } from '@vendure/core';
import {
  configureDefaultOrderProcess,
  DefaultOrderPlacedStrategy,
  EventBus,
  OrderLine,
  OrderPlacedEvent,
  TransactionalConnection,
} from '@vendure/core';
import { needsShipping } from '#src/plugins/core/checkout/shipping';
import { HeldOrders } from '#src/plugins/core/orders/held-orders';
import { PlaceOrder } from '#src/plugins/payment/place-order';

/** Leaves placing orders to the shop's own process, which needs few statements for it. */
export const placedByShop: OrderPlacedStrategy & StockAllocationStrategy = {
  shouldSetAsPlaced: () => false,
  shouldAllocateStock: () => false,
};

const vendures = new DefaultOrderPlacedStrategy();
let connection: TransactionalConnection;
let events: EventBus;
let placing: PlaceOrder;
let held: HeldOrders;

/** Lets an order be canceled while it is being modified: its money may be released then. */
const canceledWhileModified: OrderProcess<never> = { transitions: { Modifying: { to: ['Cancelled'] } } };

/**
 * Vendure asks every order for a way of delivery; here only orders with something to ship need one. An order is placed when Vendure
 * would place it, and as Vendure does it: announced, then promised its stock. Sold-out and discontinued goods are found then, and
 * not before by Vendure's own checks. Throws PlacingRefused, which undoes all of it.
 */
export const orderProcess: readonly (OrderProcess<OrderState> | OrderProcess<never>)[] = [
  canceledWhileModified,
  configureDefaultOrderProcess({
    arrangingPaymentRequiresShipping: false,
    arrangingPaymentRequiresStock: false,
    checkAllVariantsExist: false,
  }),
  {
    init: (injector: Injector) => {
      connection = injector.get(TransactionalConnection);
      events = injector.get(EventBus);
      placing = injector.get(PlaceOrder);
      held = injector.get(HeldOrders);
    },

    onTransitionStart: (_fromState, toState, { order }) =>
      toState === 'ArrangingPayment' && needsShipping(order) && order.shippingLines.length === 0
        ? 'message.cannot-transition-to-payment-without-shipping-method'
        : undefined,

    onTransitionEnd: async (fromState, toState, { ctx, order }) => {
      if (!vendures.shouldSetAsPlaced(ctx, fromState, toState, order)) return;
      if (order.active) {
        order.active = false;
        order.orderPlacedAt = new Date();
        for (const line of order.lines) line.orderPlacedQuantity = line.quantity;
        await connection
          .getRepository(ctx, OrderLine)
          .query('UPDATE order_line SET "orderPlacedQuantity" = quantity WHERE "orderId" = $1', [order.id]);
        await events.publish(new OrderPlacedEvent(fromState, toState, ctx, order));
      }
      // PlaceOrder promises the stock of an order that it holds once everything else is written.
      if (!held.holds(ctx, order.id)) await placing.promiseStock(ctx, order);
    },
  },
];
