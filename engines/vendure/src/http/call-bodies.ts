import type { Request, Response } from 'express';
import { json } from 'express';
import { isOverlongQuery } from './query-size';
import { fieldsOf, isRecord, isStorable } from './sent-json';
import type { KnowsOperation } from './shop-operations';

/** Bytes of a group order: several times one with a thousand usual addresses. */
const mostBytesOfGroupOrder = 1_048_576;

/** Bytes of any other call: several times the storefront's largest one. */
const mostBytes = 51_200;

/** The calls that take the addresses of a group order. */
const groupOrder = /\b(?:startGroupOrder|changeRecipients)\b/;

/** Everything that a call of GraphQL has beside the additions of other servers. */
const callParts: readonly string[] = ['operationName', 'query', 'variables'];

/** Signs that cannot be stored, as a query may write them. */
const unstorableEscape = /\\u(?:0000|\{0+\}|d[89a-f][\da-f]{2})/i;

type Next = (error?: unknown) => void;
type Handler = (request: Request, response: Response, next: Next) => void;

/** A reason not to answer a call, which the storefront reads as it reads refusals of the shop. */
interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
}

const tooLong: Refusal = { status: 413, code: 'TOO_LONG', message: 'The call is too long' };
const notJson: Refusal = { status: 415, code: 'BAD_USER_INPUT', message: 'Calls are sent as JSON' };
const refusedOperation: Refusal = {
  status: 403,
  code: 'OPERATION_REFUSED',
  message: 'The shop does not answer this operation',
};
const unstorable: Refusal = {
  status: 422,
  code: 'INVALID',
  message: 'Something that was sent is not valid',
  fields: { base: ['cannot be stored: it has characters or nesting that no text may have'] },
};

/**
 * Reads a call of the shop before GraphQL does, and refuses expensive and failing ones: 413 for one that is too long, 415 for a
 * body that is no JSON, 422 for text that no database holds. Where operations are known, each other one gets 403, and nothing of it
 * is parsed; where all are answered, a query that is larger than any sensible one gets 413.
 */
export function callReader(knows?: KnowsOperation): Handler {
  const lengths = new WeakMap<object, number>();
  const read = json({
    limit: mostBytesOfGroupOrder,
    verify: (request, _response, body) => void lengths.set(request, body.length),
  });
  return (request, response, next) => {
    const goOn = (call: unknown, bytes: number): void => {
      const refusal = refusalOf(call, bytes, knows);
      if (refusal) refuse(response, refusal);
      else next();
    };
    if (request.method !== 'POST') goOn(request.query, 0);
    else if (!request.is('application/json')) refuse(response, notJson);
    else
      read(request, response, (error?: unknown) => {
        if (isTooLong(error)) refuse(response, tooLong);
        else if (error === undefined) goOn(request.body, lengths.get(request) ?? 0);
        else next(error);
      });
  };
}

function refusalOf(call: unknown, bytes: number, knows: KnowsOperation | undefined): Refusal | undefined {
  const { query } = fieldsOf(call);
  const text = typeof query === 'string' ? query : '';
  if (knows && !(isPlainCall(call) && knows(text))) return refusedOperation;
  if (bytes > mostBytes && !groupOrder.test(text)) return tooLong;
  if (!knows && isOverlongQuery(text)) return tooLong;
  return isStorable(call) && !unstorableEscape.test(text) ? undefined : unstorable;
}

/** A list of calls, or a call with more than GraphQL needs, is none of the storefront's. */
function isPlainCall(call: unknown): boolean {
  return isRecord(call) && Object.keys(call).every((name) => callParts.includes(name));
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large';
}

/** Closes the connection of a call that was not read to its end. */
function refuse(response: Response, { status, code, message, fields }: Refusal): void {
  const isUnread = status === 413 || status === 415;
  response
    .writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      ...(isUnread && { connection: 'close' }),
    })
    .end(JSON.stringify({ errors: [{ message, extensions: { code, ...(fields && { fields }) } }], data: null }));
}
