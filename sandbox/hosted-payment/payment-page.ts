import type { HostedPaymentState } from '#sandbox/database/other-back-end-tables';
import type { PaymentSessionState } from '#sandbox/database/payment-tables';
import type { HostedPaymentRow } from '#sandbox/database/schema';
import type { PaymentSessions } from '#sandbox/pages/payment-sessions';
import type { PaymentSession } from '#sandbox/shop/payment-sessions';
import type { Shop } from '#sandbox/shop/shop';
import { cancelHosted, findHostedPayment, isHostedPayment, payHosted } from './hosted-payments';
import type { PaymentNotifications } from './payment-notifications';

/** Shows the payments of other back ends on the page of the shop's own. */
export function withHostedPayments(
  shop: Shop,
  notifications: PaymentNotifications,
  own: PaymentSessions,
): PaymentSessions {
  const hosted: PaymentSessions = {
    find: async (id) => {
      const payment = await findHostedPayment(shop, id);
      return payment && sessionOf(payment);
    },
    pay: async (id, card) => {
      const outcome = await payHosted(shop, id, card);
      const payment = outcome.kind === 'authorized' ? await findHostedPayment(shop, id) : undefined;
      if (payment?.notifyUrl != null) notifications.send(payment.notifyUrl, id);
      return outcome;
    },
    cancel: (id) => cancelHosted(shop, id),
  };
  const keeperOf = (id: string): PaymentSessions => (isHostedPayment(id) ? hosted : own);
  return {
    find: (id) => keeperOf(id).find(id),
    pay: (id, card, isKept) => keeperOf(id).pay(id, card, isKept),
    cancel: (id) => keeperOf(id).cancel(id),
  };
}

const sessionStates: Readonly<Record<HostedPaymentState, PaymentSessionState>> = {
  open: 'open',
  paid: 'paid',
  captured: 'paid',
  cancelled: 'cancelled',
  void: 'expired',
};

function sessionOf({
  id,
  reference,
  amountCents,
  email,
  state,
  returnUrl,
  cancelUrl,
}: HostedPaymentRow): PaymentSession {
  return {
    orderNumber: reference,
    amountCents,
    email,
    state: sessionStates[state],
    keeping: 'never',
    returnUrls: {
      paid: returnUrl.replaceAll('{CHECKOUT_SESSION_ID}', id),
      declined: cancelUrl,
      cancelled: cancelUrl,
      expired: cancelUrl,
    },
  };
}
