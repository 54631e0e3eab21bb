import type { Request, Response } from 'express';
import { json } from 'express';

/** Bytes of a call of the shop: several times what a group order with a thousand usual addresses has. */
const mostBytes = 1_048_576;

const read = json({ limit: mostBytes });

/** Reads the body of a call of the shop, which may be longer than those that Vendure reads. Answers 413 to one that is too long. */
export function readCallBody(request: Request, response: Response, next: (error?: unknown) => void): void {
  read(request, response, (error?: unknown) => {
    if (isTooLong(error)) response.writeHead(413, { connection: 'close' }).end();
    else next(error);
  });
}

function isTooLong(error: unknown): boolean {
  return error instanceof Error && 'type' in error && error.type === 'entity.too.large';
}
