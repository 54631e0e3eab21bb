import type { FastifyInstance } from 'fastify';
import { invalidResource } from '#sandbox/http/error-responses';
import { fieldsOf } from '#sandbox/http/request-body';
import { lengthProblem, maxLineLength } from '#sandbox/http/text-length';
import { identify } from '#sandbox/shop/customers/caller';
import { isEmail } from '#sandbox/shop/orders/order-fields';
import type { Shop } from '#sandbox/shop/shop';

/** Makes a referral known by its identifier or by the e-mail address it stands for: 201 for a new one, 200 for a known one. */
export function referralRoutes(app: FastifyInstance, shop: Shop): void {
  app.post('/api/referral_identifiers', async (request, reply) => {
    await identify(shop, request);
    const body = fieldsOf(request.body);
    const email = typeof body['email'] === 'string' ? body['email'].trim().toLowerCase() : null;
    const identifier = typeof body['referral_identifier'] === 'string' ? body['referral_identifier'].trim() : '';
    if (email !== null && !isEmail(email)) throw invalidResource({ email: ['is invalid'] });
    const problem = lengthProblem(identifier, maxLineLength);
    if (problem !== undefined) throw invalidResource({ referral_identifier: [problem] });
    if (email === null && identifier === '') throw invalidResource({ referral_identifier: ["can't be blank"] });
    const made = await shop.database
      .insertInto('referralIdentifiers')
      .values({ identifier: identifier === '' ? shop.random.token(9) : identifier, email, createdAt: shop.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('identifier')
      .executeTakeFirst();
    const known =
      made ??
      (await shop.database
        .selectFrom('referralIdentifiers')
        .select('identifier')
        .where((where) => where.or([where('identifier', '=', identifier), where('email', '=', email)]))
        .executeTakeFirstOrThrow());
    return reply.code(made ? 201 : 200).send({ referral_identifier: known.identifier });
  });
}
