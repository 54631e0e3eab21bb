import type { FastifyInstance } from 'fastify';
import { invalidResource, tooManyRequests } from '#sandbox/http/error-responses';
import { MessageAllowance } from '#sandbox/http/message-limits';
import { fieldsOf } from '#sandbox/http/request-body';
import { isEmail, lineProblem, maxLineLength, normalEmail } from '#sandbox/http/text-length';
import { identify } from '#sandbox/shop/customers/caller';
import type { Shop } from '#sandbox/shop/shop';

/**
 * Makes a referral known by its identifier or by the e-mail address it stands for: 201 for a new one, 200 for a known one. New
 * ones are limited like messages, since anybody can ask for them.
 */
export function referralRoutes(app: FastifyInstance, shop: Shop): void {
  const allowance = new MessageAllowance(shop.clock, shop.messageLimits);
  const find = (identifier: string, email: string | null) =>
    shop.database
      .selectFrom('referralIdentifiers')
      .select('identifier')
      .where((where) => where.or([where('identifier', '=', identifier), where('email', '=', email)]));

  app.post('/api/referral_identifiers', async (request, reply) => {
    await identify(shop, request);
    const body = fieldsOf(request.body);
    const email = typeof body['email'] === 'string' ? normalEmail(body['email']) : null;
    const identifier = typeof body['referral_identifier'] === 'string' ? body['referral_identifier'].trim() : '';
    if (email !== null && !isEmail(email)) throw invalidResource({ email: ['is invalid'] });
    const problem = lineProblem(identifier, maxLineLength);
    if (problem !== undefined) throw invalidResource({ referral_identifier: [problem] });
    if (email === null && identifier === '') throw invalidResource({ referral_identifier: ["can't be blank"] });
    const before = await find(identifier, email).executeTakeFirst();
    if (before) return reply.code(200).send({ referral_identifier: before.identifier });
    if (!allowance.take(request.ip, email ?? identifier)) throw tooManyRequests();
    const made = await shop.database
      .insertInto('referralIdentifiers')
      .values({ identifier: identifier === '' ? shop.random.token(9) : identifier, email, createdAt: shop.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('identifier')
      .executeTakeFirst();
    // Somebody else may have made it at the same moment.
    const known = made ?? (await find(identifier, email).executeTakeFirstOrThrow());
    return reply.code(made ? 201 : 200).send({ referral_identifier: known.identifier });
  });
}
