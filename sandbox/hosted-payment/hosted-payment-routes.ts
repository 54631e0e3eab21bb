import type { FastifyPluginAsync } from 'fastify';
import type { HostedPaymentRow } from '#sandbox/database/schema';
import { invalidResource, notFound } from '#sandbox/http/error-responses';
import { fieldsOf, integerOf } from '#sandbox/http/request-body';
import { isEmail } from '#sandbox/shop/orders/order-fields';
import type { Shop } from '#sandbox/shop/shop';
import type { NewHostedPayment, NewRefund } from './hosted-payments';
import { captureHosted, findHostedPayment, openHostedPayment, refundHosted, voidHosted } from './hosted-payments';

interface ById {
  Params: { id: string };
}

/** Lets another back end take money on the sandbox's payment page. */
export function hostedPaymentRoutes(shop: Shop): FastifyPluginAsync {
  const answer = ({ id, reference, amountCents, currency, state, ...payment }: HostedPaymentRow) => ({
    id,
    url: `${shop.url()}/pay/${id}`,
    reference,
    amountCents,
    currency,
    state,
    card: payment.cardLastDigits === null ? null : { brand: payment.cardBrand, lastDigits: payment.cardLastDigits },
    refundedCents: payment.refundedCents,
  });

  return (app) => {
    app.post('/hosted-payments', async (request, reply) =>
      reply.code(201).send(answer(await openHostedPayment(shop, readPayment(request.body)))),
    );
    app.get<ById>('/hosted-payments/:id', async (request) => {
      const payment = await findHostedPayment(shop, request.params.id);
      if (!payment) throw notFound();
      return answer(payment);
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

function readPayment(body: unknown): NewHostedPayment {
  const fields = fieldsOf(body);
  const errors: Record<string, readonly string[]> = {};
  const text = (field: string): string => {
    const value = fields[field];
    if (typeof value === 'string' && value !== '' && value.length <= 2000) return value;
    errors[field] = ['must be a text of at most 2000 characters'];
    return '';
  };
  const address = (field: string): string => {
    const value = text(field);
    if (!/^https?:$/.test(URL.parse(value)?.protocol ?? '')) errors[field] = ['must be a web address'];
    return value;
  };
  const isGiven = (field: string): boolean => fields[field] !== undefined && fields[field] !== null;
  const payment: NewHostedPayment = {
    idempotencyKey: text('idempotencyKey'),
    reference: text('reference'),
    amountCents: integerOf(fields['amountCents']) ?? 0,
    currency: text('currency'),
    email: isGiven('email') ? text('email') : null,
    returnUrl: address('returnUrl'),
    cancelUrl: address('cancelUrl'),
    notifyUrl: isGiven('notifyUrl') ? address('notifyUrl') : null,
  };
  if (payment.amountCents <= 0) errors['amountCents'] = ['must be a number of cents above 0'];
  if (payment.currency !== 'USD') errors['currency'] = ['must be USD'];
  if (payment.email !== null && !isEmail(payment.email)) errors['email'] = ['is invalid'];
  if (Object.keys(errors).length > 0) throw invalidResource(errors);
  return payment;
}

function readRefund(body: unknown): NewRefund {
  const { idempotencyKey, amountCents: amount } = fieldsOf(body);
  const amountCents = integerOf(amount) ?? 0;
  if (typeof idempotencyKey !== 'string' || idempotencyKey === '' || idempotencyKey.length > 2000)
    throw invalidResource({ idempotencyKey: ['must be a text of at most 2000 characters'] });
  if (amountCents <= 0) throw invalidResource({ amountCents: ['must be a number of cents above 0'] });
  return { idempotencyKey, amountCents };
}
