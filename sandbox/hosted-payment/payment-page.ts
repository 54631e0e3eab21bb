import type { HostedPaymentState } from '#sandbox/database/other-back-end-tables';
import type { PaymentSessionState } from '#sandbox/database/payment-tables';
import type { HostedPaymentRow } from '#sandbox/database/schema';
import type { PaymentSessions } from '#sandbox/pages/payment-sessions';
import type { CardSessions } from '#sandbox/pages/save-card-pages';
import type { PaymentSession } from '#sandbox/shop/payment-sessions';
import type { Shop } from '#sandbox/shop/shop';
import { cancelHosted, findHostedPayment, isHostedPayment, payHosted, returnUrlOf } from './hosted-payments';
import { cancelHostedSetup, findHostedSetup, hostedCardSession, isHostedSetup, saveHosted } from './hosted-setups';
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
    pay: async (id, card, isKept) => {
      const outcome = await payHosted(shop, id, card, isKept);
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

/** Shows the pages that save a card for other back ends as the shop's own. */
export function withHostedSetups(shop: Shop, notifications: PaymentNotifications, own: CardSessions): CardSessions {
  const hosted: CardSessions = {
    find: (id) => hostedCardSession(shop, id),
    save: async (id, card) => {
      const outcome = await saveHosted(shop, id, card);
      const setup = outcome.kind === 'saved' ? await findHostedSetup(shop, id) : undefined;
      if (setup?.notifyUrl != null) notifications.send(setup.notifyUrl, id);
      return outcome;
    },
    cancel: (id) => cancelHostedSetup(shop, id),
  };
  const keeperOf = (id: string): CardSessions => (isHostedSetup(id) ? hosted : own);
  return {
    find: (id) => keeperOf(id).find(id),
    save: (id, card) => keeperOf(id).save(id, card),
    cancel: (id) => keeperOf(id).cancel(id),
  };
}

const sessionStates: Readonly<Record<HostedPaymentState, PaymentSessionState>> = {
  open: 'open',
  paid: 'paid',
  captured: 'paid',
  cancelled: 'cancelled',
  void: 'expired',
  declined: 'expired',
};

function sessionOf(payment: HostedPaymentRow): PaymentSession | undefined {
  const { reference, goods, amountCents, email, state, keeping, returnUrl, cancelUrl } = payment;
  // A charge of a kept card has no page.
  if (goods === null || returnUrl === null || cancelUrl === null) return undefined;
  return {
    orderNumber: reference,
    goods,
    amountCents,
    email,
    state: sessionStates[state],
    keeping,
    returnUrls: {
      paid: withoutFragment(returnUrlOf(payment)),
      declined: cancelUrl,
      cancelled: cancelUrl,
      expired: cancelUrl,
    },
  };
}

/** The fragment is for the paying browser alone, not for later readers of the paid page. */
function withoutFragment(url: string): string {
  return url.split('#', 1)[0] ?? '';
}
