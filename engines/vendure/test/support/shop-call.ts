import type { Order } from '@vendure/core';

export interface ShopAnswer {
  readonly status: number;
  readonly body: {
    readonly data: Readonly<Record<string, unknown>> | null;
    readonly errors?: readonly { readonly extensions: { readonly code: string; readonly reason?: string } }[];
  };
}

/** Sends a call of the shop API to a server. */
export async function callShop(
  server: string,
  query: string,
  variables: object,
  headers: Readonly<Record<string, string>> = {},
): Promise<ShopAnswer> {
  const response = await fetch(`${server}/shop-api`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
  return { status: response.status, body: (await response.json()) as ShopAnswer['body'] };
}

/** The code of a refusal; undefined for a success. */
export function codeOf({ body }: ShopAnswer): string | undefined {
  return body.errors?.[0]?.extensions.code;
}

/** The reason of a refusal where it has one, else its code; undefined for a success. */
export function refusalOf(answer: ShopAnswer): string | undefined {
  return answer.body.errors?.[0]?.extensions.reason ?? codeOf(answer);
}

/** Completes an order that owes nothing to a card. False when it is refused; rejects when the engine fails. */
export async function completeAt(
  server: string,
  order: Order,
  caller: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const headers = { ...keyOf(order), ...caller };
  const refusal = refusalOf(await callShop(server, 'mutation { completeOrder { state } }', {}, headers));
  if (refusal !== undefined && refusal !== 'INVALID') throw new Error(`The engine fails: ${refusal}`);
  return refusal === undefined;
}

/** The headers that open an order which the engine under test has made. */
export function keyOf({ code, customFields }: Order): Readonly<Record<string, string>> {
  return { 'X-Order-Number': code, 'X-Order-Token': customFields.token ?? '' };
}
