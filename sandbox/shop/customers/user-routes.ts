import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound, unauthorized } from '#sandbox/http/error-responses';
import { requireFields } from '#sandbox/http/request-body';
import type { Shop } from '#sandbox/shop/shop';
import { identify, requireCustomer } from './caller';
import { removeCustomer } from './remove-customer';
import { serializeCustomer } from './serialize-customer';
import type { Customer } from './update-customer';
import { updateCustomer } from './update-customer';

interface ById {
  Params: { id: string };
}

/** The signed-in customer. Another customer's id is 404. */
export function userRoutes(app: FastifyInstance, shop: Shop): void {
  app.get('/api/users/me', async (request) => serializeCustomer(shop, await requireCustomer(shop, request)));

  app.get<ById>('/api/users/:id', async (request) => serializeCustomer(shop, (await themselves(request)).customer));

  app.route<ById>({
    method: ['PATCH', 'PUT'],
    url: '/api/users/:id',
    handler: async (request) => {
      const { customer, provenEmails } = await themselves(request);
      const fields = requireFields(request.body, 'user');
      await shop.database
        .transaction()
        .execute((store) => updateCustomer(shop, store, { customer, provenEmails }, fields));
      const changed = await shop.database
        .selectFrom('customers')
        .selectAll()
        .where('id', '=', customer.id)
        .executeTakeFirst();
      if (!changed) throw unauthorized();
      return serializeCustomer(shop, changed);
    },
  });

  // Other back ends of this family do not offer it.
  app.delete<ById>('/api/users/:id', async (request, reply) => {
    if (shop.responses.variant === 'alternative') return reply.code(405).send({ error: 'Method Not Allowed' });
    const { customer } = await themselves(request);
    await shop.database.transaction().execute(async (store) => {
      await removeCustomer({ shop, store, now: shop.clock.now() }, customer);
      await shop.removeSignInUser(store, customer.subject);
    });
    return reply.code(204).send();
  });

  async function themselves(request: FastifyRequest<ById>): Promise<Customer> {
    const { customer, provenEmails } = await identify(shop, request);
    if (!customer || String(customer.id) !== request.params.id) throw notFound();
    return { customer, provenEmails };
  }
}
