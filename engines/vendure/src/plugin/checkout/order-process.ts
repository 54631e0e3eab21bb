import type { OrderProcess, OrderState } from '@vendure/core';
import { configureDefaultOrderProcess } from '@vendure/core';
import { needsShipping } from './shipping';

/** Vendure asks every order for a way of delivery; here those alone need one that have something to be shipped. */
export const orderProcess: readonly OrderProcess<OrderState>[] = [
  configureDefaultOrderProcess({ arrangingPaymentRequiresShipping: false }),
  {
    onTransitionStart: (_fromState, toState, { order }) =>
      toState === 'ArrangingPayment' && needsShipping(order) && order.shippingLines.length === 0
        ? 'message.cannot-transition-to-payment-without-shipping-method'
        : undefined,
  },
];
