import type { FastifyRequest } from 'fastify';
import type { CustomerRow } from '#sandbox/database/schema';
import { credentialsOf } from '#sandbox/http/credentials';
import { unauthorized, unknownBearer } from '#sandbox/http/error-responses';
import type { Shop } from '#sandbox/shop/shop';
import { findOrCreateCustomer } from './customer-store';

/** The caller: a customer, the holder of an order token, a payer, all of them, or none. */
export interface Caller {
  readonly customer: CustomerRow | undefined;
  /** The addresses that the customer has proven. */
  readonly provenEmails: readonly string[];
  readonly orderToken: string | undefined;
  readonly additionToken: string | undefined;
}

/** Reads the caller. A customer is created on first sight; an unknown bearer token is refused with 401. */
export async function identify(shop: Shop, request: FastifyRequest): Promise<Caller> {
  const { bearer, ...tokens } = credentialsOf(request);
  if (bearer === undefined) return { customer: undefined, provenEmails: [], ...tokens };
  const subject = await shop.verifier.verify(bearer);
  if (!subject) throw unknownBearer(bearer);
  const customer = await findOrCreateCustomer(shop.database, subject, shop.clock.now());
  return { customer, provenEmails: subject.provenEmails, ...tokens };
}

/** The customer, or 401. */
export async function requireCustomer(shop: Shop, request: FastifyRequest): Promise<CustomerRow> {
  const { customer } = await identify(shop, request);
  if (!customer) throw unauthorized();
  return customer;
}
