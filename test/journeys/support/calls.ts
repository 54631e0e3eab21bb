import type { Request, Response } from 'playwright-core';
import { sandboxUrl } from './back-end';
import { vendure } from './engine';
import { isVendureCall, namedVendureCall, statusOfVendureAnswer } from './vendure/vendure-calls';

/** A call to the back end; `*` in the path stands for a part of it. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
}

/** True for addresses at which such a call can arrive. */
export function canHave({ path }: Call): (url: URL) => boolean {
  const expression = expressionOf(path);
  return (url) => isVendureCall(url) || (url.origin === sandboxUrl && expression.test(url.pathname));
}

/** True for such a call, whatever wire the engine speaks. */
export function isCall(request: Request, { method, path }: Call): boolean {
  const url = new URL(request.url());
  if (url.origin !== sandboxUrl && !isVendureCall(url)) return false;
  const named = nameOf(request);
  return named.method === method && expressionOf(path).test(named.path);
}

/** Method and path, in the words of the specification's wire when it is a call to the engine. */
export function nameOf(request: Request): { readonly method: string; readonly path: string } {
  const url = new URL(request.url());
  return isVendureCall(url) ? namedVendureCall(request) : { method: request.method(), path: url.pathname };
}

/** The promo code that a call applies. */
export function codeOf(request: Request): string {
  const body = request.postDataJSON() as {
    readonly coupon_code?: string;
    readonly variables?: { readonly code: string };
  };
  return body.coupon_code ?? body.variables?.code ?? '';
}

/** The status of an answer, in the words of the specification's wire when it is the engine's. */
export async function statusOf(response: Response): Promise<number> {
  return vendure && isVendureCall(new URL(response.url())) ? statusOfVendureAnswer(response) : response.status();
}

function expressionOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\*\*?/g, (star) => (star === '*' ? '[^/]+' : '.*'))}$`);
}
