import type { FastifyPluginAsync } from 'fastify';
import type { PaymentNotifications } from '#sandbox/hosted-payment/payment-notifications';
import { withHostedPayments, withHostedSetups } from '#sandbox/hosted-payment/payment-page';
import type { Moderation } from '#sandbox/reviews/moderation-pages';
import { cancelCardSession, findCardSession, saveCard } from '#sandbox/shop/cards/card-sessions';
import { findMail, listMails } from '#sandbox/shop/outbox';
import { cancel, findPaymentSession, pay } from '#sandbox/shop/payment-sessions';
import { caseOffers } from '#sandbox/shop/promotions/case-offers';
import type { Shop } from '#sandbox/shop/shop';
import { webPages } from './web-pages';

/** The sandbox's pages over the shop's payment sessions, mails and reviews. */
export function pages(shop: Shop, reviews: Moderation, notifications: PaymentNotifications): FastifyPluginAsync {
  return webPages({
    sessions: withHostedPayments(shop, notifications, {
      find: (sessionId) => findPaymentSession(shop, sessionId),
      pay: (sessionId, card, isKept) => pay(shop, sessionId, card, isKept),
      cancel: (sessionId) => cancel(shop, sessionId),
    }),
    cardSessions: withHostedSetups(shop, notifications, {
      find: (sessionId) => findCardSession(shop, sessionId),
      save: (sessionId, card) => saveCard(shop, sessionId, card),
      cancel: (sessionId) => cancelCardSession(shop, sessionId),
    }),
    outbox: { list: () => listMails(shop.database), find: (id) => findMail(shop.database, id) },
    reviews,
    accounts: shop.config.customers.flatMap(({ email, description }) =>
      description === undefined ? [] : [{ email, description }],
    ),
    giftCards: shop.config.giftCards,
    caseOffers: caseOffers(shop.config.promotions),
    clock: shop.clock,
    makeFormKey: () => shop.random.token(16),
    storefrontUrl: shop.storefrontUrl,
  });
}
