import type { OrderState } from '#sandbox/database/order-tables';
import type { PaymentState } from '#sandbox/database/payment-tables';
import type { OrderOutcome } from '#sandbox/shop/config/seed-data';

interface OutcomeStates {
  readonly order: OrderState;
  readonly payment: PaymentState;
  readonly paymentState: string;
  readonly shipmentState: string;
  /** One for each shipment. */
  readonly shipments: readonly ('pending' | 'ready' | 'shipped' | 'canceled')[];
  /** The part that stays paid. A refund leaves the payment as it is and lowers the amount that the order has received. */
  readonly paid: 'all' | 'all-but-one-unit' | 'nothing';
}

const shipped = { order: 'complete', payment: 'completed', paymentState: 'paid', paid: 'all' } as const;
const canceled = { order: 'canceled', shipmentState: 'canceled', shipments: ['canceled'], paid: 'nothing' } as const;

/** The states of a past order, as Solidus sets them. A refund that the shop still owes is `credit_owed`. */
export const orderOutcomes: Readonly<Record<OrderOutcome, OutcomeStates>> = {
  placed: {
    order: 'complete',
    payment: 'pending',
    paymentState: 'balance_due',
    shipmentState: 'pending',
    shipments: ['pending'],
    paid: 'nothing',
  },
  packed: { ...shipped, shipmentState: 'ready', shipments: ['ready'] },
  'partly-shipped': { ...shipped, shipmentState: 'partial', shipments: ['shipped', 'ready'] },
  shipped: { ...shipped, shipmentState: 'shipped', shipments: ['shipped'] },
  'partly-refunded': { ...shipped, shipmentState: 'shipped', shipments: ['shipped'], paid: 'all-but-one-unit' },
  returned: { ...shipped, order: 'returned', shipmentState: 'shipped', shipments: ['shipped'], paid: 'nothing' },
  canceled: { ...canceled, payment: 'void', paymentState: 'void' },
  refunded: { ...canceled, payment: 'completed', paymentState: 'void' },
  'refund-due': { ...canceled, payment: 'completed', paymentState: 'credit_owed', paid: 'all' },
  'payment-failed': { ...canceled, payment: 'failed', paymentState: 'failed' },
};
