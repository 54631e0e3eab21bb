import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestMiddleware } from '@nestjs/common';
import { Injectable } from '@nestjs/common';
import { Logger } from '@vendure/core';
import { networkOf } from '#src/http/network-of';
import type { FailureCode } from '#src/plugins/core/shop-failure';
import { SignIn } from '#src/plugins/session/sign-in';
import type { CallName } from './kept-answers';
import { KeptAnswers } from './kept-answers';

const keyForm = /^[\x21-\x7e]{1,255}$/;

/** Refusals that stay: the same call would be refused again. Of any other the same call may go well, or its outcome is open. */
const finalErrors: readonly unknown[] = [
  'NOT_FOUND',
  'INVALID',
  'INSUFFICIENT_STOCK',
  'NOT_ALLOWED',
  'CODE_DENIED',
] satisfies readonly FailureCode[];

/** Headers by which the same operation has another outcome. */
const outcomeHeaders = ['x-order-number', 'x-order-token', 'x-addition-token', 'vendure-token', 'accept-language'];

interface Request extends IncomingMessage {
  readonly body?: unknown;
  readonly originalUrl: string;
  readonly ip?: string;
}

interface Response extends ServerResponse {
  send(body: string): unknown;
}

/**
 * Carries calls with an `Idempotency-Key` out once: the same caller's next call with the key gets the answer of the first one
 * for a day, a refusal while that still runs, and another one when it asks for something else.
 */
@Injectable()
export class RepeatedCalls implements NestMiddleware<Request, Response> {
  constructor(
    private readonly answers: KeptAnswers,
    private readonly signIn: SignIn,
  ) {}

  async use(request: Request, response: Response, next: (error?: unknown) => void): Promise<void> {
    try {
      const key = request.headers['idempotency-key'];
      const caller = key === undefined ? undefined : await this.callerOf(request);
      // A caller who is refused with this token is refused by every call.
      if (key === undefined || caller === undefined) next();
      else if (typeof key === 'string' && keyForm.test(key))
        await this.once({ caller, key: hash(key), request: requestOf(request) }, response, next);
      else refuse(response, 400, 'BAD_USER_INPUT', 'An Idempotency-Key has 1 to 255 visible characters of ASCII');
    } catch (error) {
      next(error);
    }
  }

  private async once(call: CallName, response: Response, next: () => void): Promise<void> {
    const known = await this.answers.begin(call);
    if (known === undefined) {
      this.keepAnswer(call, response);
      next();
    } else if (known.request !== call.request)
      refuse(response, 422, 'INVALID', 'The Idempotency-Key was used for another call');
    else if (known.answer === null)
      refuse(response, 409, 'IDEMPOTENCY_KEY_IN_USE', 'The first call with this Idempotency-Key is still running');
    else answer(response, 200, known.answer);
  }

  /** Keeps the answer before it is sent and can get lost. */
  private keepAnswer(call: CallName, response: Response): void {
    const send = response.send.bind(response);
    response.send = (body: string) => {
      const kept =
        response.statusCode === 200 && isFinal(body) ? this.answers.keep(call, body) : this.answers.forget(call);
      void kept
        // Without a kept answer the next call with the key is told that the first one runs.
        .catch((error: unknown) => Logger.error(`An answer was not kept: ${String(error)}`, 'RepeatedCalls'))
        .then(() => send(body));
      return response;
    };
  }

  /**
   * A key is known to its caller alone: the customer, else the holder of an order's token, else the browser behind a network
   * address, since the first answer to a guest has the token of their order. Undefined for a token that is refused.
   */
  private async callerOf({ headers, ip = '' }: Request): Promise<string | undefined> {
    try {
      const person = await this.signIn.holderOf(headers.authorization);
      if (person) return callerNamed.customer(person.subject);
      const { 'x-order-number': number, 'x-order-token': token, 'x-anonymous-id': browser } = headers;
      if (token) return callerNamed.order(String(number ?? ''), String(token));
      return hash(['guest', networkOf(ip), browser ?? null]);
    } catch {
      return undefined;
    }
  }
}

/** The names that the calls of a customer have, and those of callers with the token of an order. */
export const callerNamed = {
  customer: (subject: string): string => hash(['customer', subject]),
  order: (number: string, token: string): string => hash(['order', number, token]),
};

function requestOf({ method, originalUrl, body, headers }: Request): string {
  return hash([method, originalUrl, body, outcomeHeaders.map((name) => headers[name] ?? null)]);
}

function isFinal(body: string): boolean {
  const { errors } = JSON.parse(body) as { readonly errors?: readonly { extensions?: { code?: unknown } }[] };
  return errors === undefined || errors.every(({ extensions }) => finalErrors.includes(extensions?.code));
}

function refuse(response: Response, status: number, code: string, message: string): void {
  answer(response, status, JSON.stringify({ errors: [{ message, extensions: { code } }], data: null }));
}

function answer(response: Response, status: number, body: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.send(body);
}

function hash(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(value) ?? '')
    .digest('hex');
}
