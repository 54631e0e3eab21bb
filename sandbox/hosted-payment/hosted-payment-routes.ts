import type { FastifyPluginAsync } from 'fastify';
import type { HostedPaymentRow } from '#sandbox/database/schema';
import { notFound } from '#sandbox/http/error-responses';
import { fieldsOf, isTrue } from '#sandbox/http/request-body';
import type { Shop } from '#sandbox/shop/shop';
import { findHostedCard, findUsedCard } from './hosted-cards';
import type { NewHostedPayment, NewRefund } from './hosted-payments';
import {
  captureHosted,
  confirmHosted,
  findHostedPayment,
  openHostedPayment,
  refundHosted,
  voidHosted,
} from './hosted-payments';
import { RequestFields } from './request-fields';

interface ById {
  Params: { id: string };
}

/** Lets another back end take money: on the sandbox's payment page, or from a card that it has kept. */
export function hostedPaymentRoutes(shop: Shop): FastifyPluginAsync {
  const answer = async ({ id, reference, amountCents, currency, state, ...payment }: HostedPaymentRow) => ({
    id,
    url: payment.returnUrl === null ? null : `${shop.url()}/pay/${id}`,
    reference,
    amountCents,
    currency,
    state,
    card: cardOf(payment),
    keptCard: payment.keptCardId === null ? null : await findHostedCard(shop.database, payment.keptCardId),
    usedCard: payment.usedCardId === null ? null : await findUsedCard(shop.database, payment.usedCardId),
    decline: payment.decline,
    refundedCents: payment.refundedCents,
  });

  return (app) => {
    app.post('/hosted-payments', async (request, reply) =>
      reply.code(201).send(await answer(await openHostedPayment(shop, readPayment(request.body)))),
    );
    app.get<ById>('/hosted-payments/:id', async (request) => {
      const payment = await findHostedPayment(shop, request.params.id);
      if (!payment) throw notFound();
      return answer(payment);
    });
    app.post<ById>('/hosted-payments/:id/confirm', async (request) => {
      const ownerIsThere = isTrue(fieldsOf(request.body)['ownerIsThere']);
      return answer(await confirmHosted(shop, request.params.id, ownerIsThere));
    });
    app.post<ById>('/hosted-payments/:id/void', async (request) => answer(await voidHosted(shop, request.params.id)));
    app.post<ById>('/hosted-payments/:id/capture', async (request) =>
      answer(await captureHosted(shop, request.params.id)),
    );
    app.post<ById>('/hosted-payments/:id/refunds', async (request) =>
      answer(await refundHosted(shop, request.params.id, readRefund(request.body))),
    );
    return Promise.resolve();
  };
}

type CardOfPayment = Pick<HostedPaymentRow, 'cardBrand' | 'cardLastDigits' | 'cardFingerprint'>;

/** The card that paid. */
function cardOf({
  cardBrand: brand,
  cardLastDigits: lastDigits,
  cardFingerprint: fingerprint,
}: CardOfPayment): object | null {
  return lastDigits === null ? null : { brand, lastDigits, fingerprint };
}

/** One with a card has no page: it is confirmed, and keeps no other card. */
function readPayment(body: unknown): NewHostedPayment {
  const fields = new RequestFields(body);
  const hasPage = !fields.isGiven('cardId');
  const keeping = fields.isGiven('keeping') ? fields.oneOf('keeping', ['asked', 'always', 'never']) : 'never';
  const isOfCustomer = !hasPage || keeping !== 'never';
  const payment: NewHostedPayment = {
    idempotencyKey: fields.text('idempotencyKey'),
    reference: fields.text('reference'),
    goods: hasPage ? fields.text('goods') : null,
    amountCents: fields.cents('amountCents'),
    currency: fields.oneOf('currency', ['USD']) ?? '',
    email: fields.optional('email', (field) => fields.email(field)),
    returnUrl: hasPage ? fields.address('returnUrl') : null,
    cancelUrl: hasPage ? fields.address('cancelUrl') : null,
    notifyUrl: fields.optional('notifyUrl', (field) => fields.address(field)),
    hostedCustomerId: isOfCustomer ? fields.text('customerId') : null,
    keeping: hasPage ? (keeping ?? 'never') : 'never',
    isReusable: hasPage && fields.isTrue('isReusable'),
    hostedCardId: hasPage ? null : fields.text('cardId'),
  };
  fields.refuseWrong();
  return payment;
}

function readRefund(body: unknown): NewRefund {
  const fields = new RequestFields(body);
  const refund = { idempotencyKey: fields.text('idempotencyKey'), amountCents: fields.cents('amountCents') };
  fields.refuseWrong();
  return refund;
}
