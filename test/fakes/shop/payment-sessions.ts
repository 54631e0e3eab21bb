import type { Cents } from '#src/domain/money/money';
import type { PaymentSession, StoredOrder } from './stored-order';

/** The session that the order can be paid by, or was. */
export function presentSession({ sessions }: StoredOrder): PaymentSession | undefined {
  return sessions.findLast(({ state }) => state !== 'expired');
}

/** Opens a session for this amount; one that was for another amount expires. */
export function openSession(order: StoredOrder, sessionNumber: number, amount: Cents, payerId?: string): void {
  const present = presentSession(order);
  if (present?.amount === amount) {
    present.payerId = payerId;
    return;
  }
  if (present) expire(order, present);
  order.sessions.push({
    id: `cs_test_${sessionNumber}`,
    url: `https://pay.example.test/cs_test_${sessionNumber}`,
    amount,
    state: 'open',
    payerId,
  });
}

/** With nothing left to pay there is no session. */
export function closeSession(order: StoredOrder): void {
  const present = presentSession(order);
  if (present) expire(order, present);
}

/** The shopper pays on the hosted page: the card is authorized, the order is not complete yet. */
export function paySession(order: StoredOrder, session: PaymentSession, paymentId: string): void {
  session.state = 'paid';
  session.paymentId = paymentId;
  order.payments.push({
    id: paymentId,
    amount: session.amount,
    state: 'authorized',
    methodName: 'Card',
    lastDigits: '1111',
  });
}

/** Ends a session; an authorization that it brought is void. */
export function expire(order: StoredOrder, session: PaymentSession): void {
  session.state = 'expired';
  order.payments = order.payments.map((payment) =>
    payment.id === session.paymentId ? { ...payment, state: 'void' } : payment,
  );
}
