import type { Injector, OrderPlacedStrategy, OrderProcess, OrderState, StockAllocationStrategy } from '@vendure/core';
import {
  configureDefaultOrderProcess,
  DefaultOrderPlacedStrategy,
  EventBus,
  OrderLine,
  OrderPlacedEvent,
  TransactionalConnection,
} from '@vendure/core';
import { PlacingRefused, soldOut } from '#src/payment/completion';
import { StockCheck } from '#src/payment/stock-check';
import { Allocations } from '#src/plugin/catalogue/allocations';
import { needsShipping } from './shipping';

/** Leaves placing orders to the shop's own process, which needs few statements for it. */
export const placedByShop: OrderPlacedStrategy & StockAllocationStrategy = {
  shouldSetAsPlaced: () => false,
  shouldAllocateStock: () => false,
};

const vendures = new DefaultOrderPlacedStrategy();
let connection: TransactionalConnection;
let events: EventBus;
let stock: StockCheck;
let allocations: Allocations;

/**
 * Vendure asks every order for a way of delivery; here those alone need one that have something to be shipped. An order is placed
 * when Vendure would place it, and as Vendure does it: told of, then promised its stock. What is sold out or not sold any more is
 * found then, and not before by Vendure's own checks. Throws PlacingRefused, which undoes all of it.
 */
export const orderProcess: readonly OrderProcess<OrderState>[] = [
  configureDefaultOrderProcess({
    arrangingPaymentRequiresShipping: false,
    arrangingPaymentRequiresStock: false,
    checkAllVariantsExist: false,
  }),
  {
    init: (injector: Injector) => {
      connection = injector.get(TransactionalConnection);
      events = injector.get(EventBus);
      stock = injector.get(StockCheck);
      allocations = injector.get(Allocations);
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
      // Orders with the same cans wait for this lock, so it is taken last and held for the shortest time.
      if (!(await stock.isEnough(ctx, order))) throw new PlacingRefused(soldOut);
      await allocations.add(ctx, order);
    },
  },
];
