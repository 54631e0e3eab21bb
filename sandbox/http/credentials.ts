import type { FastifyRequest } from 'fastify';
import { fieldsOf } from './request-body';

/** The bearer token and the order token that a request carries, in its headers or in its query. */
export interface Credentials {
  readonly bearer: string | undefined;
  readonly orderToken: string | undefined;
}

export function credentialsOf({ headers, query }: FastifyRequest): Credentials {
  const fields = fieldsOf(query);
  return {
    bearer: bearerOf(headers.authorization) ?? textOf(fields['token']),
    orderToken: textOf(headers['x-spree-order-token']) ?? textOf(fields['order_token']),
  };
}

function bearerOf(header: string | undefined): string | undefined {
  return textOf(/^Bearer\s+(\S.*)$/i.exec(header ?? '')?.[1]);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}
