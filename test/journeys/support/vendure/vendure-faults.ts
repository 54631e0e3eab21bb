import pg from 'pg';
import type { BrowserContext, Route } from 'playwright-core';
import { type Call, isCall } from '#test/journeys/support/calls';
import type { FaultOrder } from '#test/journeys/support/fault-order';
import { codes, isVendureCall } from './vendure-calls';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Lets calls of one browser to the engine fail on their way. Returns a function that ends it. */
export async function faultOnVendure(context: BrowserContext, fault: FaultOrder): Promise<() => void> {
  let left = fault.times ?? 1;
  const calls = methods
    .filter((method) => method === (fault.method ?? method))
    .map((method): Call => ({ method, path: fault.path }));
  await context.route(isVendureCall, async (route) => {
    if (left === 0 || !calls.some((call) => isCall(route.request(), call))) return route.fallback();
    left -= 1;
    return fail(route, fault);
  });
  return () => {
    left = 0;
  };
}

async function fail(route: Route, { kind, status = 500, milliseconds = 0, body }: FaultOrder): Promise<void> {
  if (kind === 'drop') return route.abort('connectionreset');
  if (kind === 'drop-after') {
    await route.fetch();
    return route.abort('connectionreset');
  }
  if (kind === 'delay') {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return route.continue();
  }
  if (kind === 'wrong-shape') {
    await route.fetch();
    return route.fulfill({ json: { data: priceIn(body) ?? { something: 'else' } } });
  }
  if (kind === 'slow-body') throw new Error('Nothing on the way of an answer makes it slow.');
  const code = codes[status];
  if (code === undefined) return route.fulfill({ status });
  return route.fulfill({ json: { errors: [{ message: 'Refused', extensions: { code } }], data: null } });
}

/** The answer to a query of a price that has another one, in the words of the engine; undefined for other answers. */
function priceIn(body: unknown): object | undefined {
  const { total, discount_total: discountTotal } = (body ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof total !== 'string' || typeof discountTotal !== 'string') return undefined;
  return {
    variantPrice: { total: Math.round(Number(total) * 100), discountTotal: Math.round(Number(discountTotal) * 100) },
  };
}

/** Holds an order's row, as another request in progress does. Returns a function that lets it go. */
export async function lockOnVendure(databaseUrl: string, number: string): Promise<() => Promise<void>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query('BEGIN');
  await client.query('SELECT id FROM "order" WHERE code = $1 FOR NO KEY UPDATE', [number]);
  return () => client.end();
}
