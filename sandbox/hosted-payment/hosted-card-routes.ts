import type { FastifyPluginAsync } from 'fastify';
import type { HostedSetupRow } from '#sandbox/database/schema';
import { notFound } from '#sandbox/http/error-responses';
import type { Shop } from '#sandbox/shop/shop';
import type { NewHostedCustomer } from './hosted-cards';
import { detachHostedCard, findHostedCard, openHostedCustomer } from './hosted-cards';
import type { NewHostedSetup } from './hosted-setups';
import { findHostedSetup, openHostedSetup } from './hosted-setups';
import { RequestFields } from './request-fields';

interface ById {
  Params: { id: string };
}

/** Lets another back end keep the cards of its customers: on a page that saves one, or on the page of a payment. */
export function hostedCardRoutes(shop: Shop): FastifyPluginAsync {
  const answer = async ({ id, state, hostedCardId }: HostedSetupRow) => ({
    id,
    url: `${shop.url()}/save-card/${id}`,
    state,
    keptCard: hostedCardId === null ? null : await findHostedCard(shop.database, hostedCardId),
  });

  return (app) => {
    app.post('/hosted-customers', async (request, reply) => {
      const { id, email } = await openHostedCustomer(shop, readCustomer(request.body));
      return reply.code(201).send({ id, email });
    });
    app.post('/hosted-setups', async (request, reply) =>
      reply.code(201).send(await answer(await openHostedSetup(shop, readSetup(request.body)))),
    );
    app.get<ById>('/hosted-setups/:id', async (request) => {
      const setup = await findHostedSetup(shop, request.params.id);
      if (!setup) throw notFound();
      return answer(setup);
    });
    app.post<ById>('/hosted-cards/:id/detach', async (request) => detachHostedCard(shop, request.params.id));
    return Promise.resolve();
  };
}

function readCustomer(body: unknown): NewHostedCustomer {
  const fields = new RequestFields(body);
  const customer = {
    idempotencyKey: fields.text('idempotencyKey'),
    email: fields.optional('email', (field) => fields.email(field)),
  };
  fields.refuseWrong();
  return customer;
}

function readSetup(body: unknown): NewHostedSetup {
  const fields = new RequestFields(body);
  const setup = {
    idempotencyKey: fields.text('idempotencyKey'),
    hostedCustomerId: fields.text('customerId'),
    returnUrl: fields.address('returnUrl'),
    cancelUrl: fields.address('cancelUrl'),
    notifyUrl: fields.optional('notifyUrl', (field) => fields.address(field)),
  };
  fields.refuseWrong();
  return setup;
}
