import type { Request, Response } from 'express';
import { json } from 'express';
import { fieldsOf, isStorable } from './sent-json';

/** Bytes of a call of the shop: several times what a group order with a thousand usual addresses has. */
const mostBytes = 1_048_576;

const read = json({ limit: mostBytes });

/** Signs that cannot be stored, as a query may write them. */
const unstorableEscape = /\\u(?:0000|\{0+\}|d[89a-f][\da-f]{2})/i;

const cannotBeStored = JSON.stringify({
  errors: [
    {
      message: 'Something that was sent is not valid',
      extensions: {
        code: 'INVALID',
        fields: { base: ['cannot be stored: it has characters or nesting that no text may have'] },
      },
    },
  ],
  data: null,
});

/**
 * Reads the body of a call of the shop, which may be longer than those that Vendure reads. Answers 413 to one that is too long, and 422
 * to one with text that the database refuses: it would fail wherever it is looked for or written, and stand in the log as a failure.
 */
export function readCallBody(request: Request, response: Response, next: (error?: unknown) => void): void {
  read(request, response, (error?: unknown) => {
    if (isTooLong(error)) response.writeHead(413, { connection: 'close' }).end();
    else if (error === undefined && !isStorableCall(request.body))
      response.writeHead(422, { 'content-type': 'application/json; charset=utf-8' }).end(cannotBeStored);
    else next(error);
  });
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large';
}

function isStorableCall(body: unknown): boolean {
  const { query } = fieldsOf(body);
  return isStorable(body) && !(typeof query === 'string' && unstorableEscape.test(query));
}
