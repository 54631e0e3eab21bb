import type { FastifyRequest } from 'fastify';
import { fieldsOf } from './request-body';

/** The bearer token and the order token that a request carries in its headers or in its query, and the secret of a payer. */
export interface Credentials {
  readonly bearer: string | undefined;
  readonly orderToken: string | undefined;
  /** The secret that only the return from payment gives; in a header alone. */
  readonly additionToken: string | undefined;
}

export function credentialsOf({ headers, query }: FastifyRequest): Credentials {
  const fields = fieldsOf(query);
  return {
    bearer: bearerOf(headers.authorization) ?? textOf(fields['token']),
    orderToken: textOf(headers['x-spree-order-token']) ?? textOf(fields['order_token']),
    additionToken: textOf(headers['x-addition-token']),
  };
}

function bearerOf(header: string | undefined): string | undefined {
  return textOf(/^Bearer\s+(\S.*)$/i.exec(header ?? '')?.[1]);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
