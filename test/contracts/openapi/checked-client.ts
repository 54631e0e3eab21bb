import type { WireOrder } from '#test/sandbox/support/shop-client';
import { findCall, validateAnswer } from './answer-validator';

export interface Credentials {
  readonly token?: string;
  readonly bearer?: string;
  /** The `Idempotency-Key`. */
  readonly key?: string;
}

export interface CheckedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** Calls a back end over HTTP, holds every answer against the document, and notes which calls of it were made. */
export class CheckedClient {
  readonly problems: string[] = [];
  readonly made = new Set<string>();

  constructor(private readonly origin: string) {}

  async send(
    method: string,
    path: string,
    { token, bearer, key }: Credentials = {},
    body?: unknown,
  ): Promise<CheckedAnswer> {
    const response = await fetch(`${this.origin}${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { 'X-Spree-Order-Token': token }),
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const contentType = response.headers.get('content-type');
    const read: unknown = contentType?.startsWith('application/json') ? JSON.parse(text) : text;
    this.problems.push(...validateAnswer({ method, path, status: response.status, contentType, body: read }));
    const call = findCall(method, path);
    if (call) this.made.add(call.operation.operationId);
    return { status: response.status, body: read };
  }

  /** Opens a guest's cart. */
  async cart(lines: readonly { sku: string; quantity: number }[]): Promise<WireOrder> {
    const { body } = await this.send('POST', '/api/orders', {}, { order: { line_items_attributes: lines } });
    return body as WireOrder;
  }
}
