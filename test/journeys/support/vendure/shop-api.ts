import { vendure } from '#test/journeys/support/engine';

interface Caller {
  readonly number?: string;
  readonly token?: string;
  readonly jwt?: string | undefined;
}

/** Asks the engine's shop API without the storefront. Rejects when it refuses. */
export async function askShopApi<Data>(
  query: string,
  variables: object = {},
  { number, token, jwt }: Caller = {},
): Promise<Data> {
  return ask<Data>('/shop-api', query, variables, {
    ...(number !== undefined && token !== undefined && { 'X-Order-Number': number, 'X-Order-Token': token }),
    ...(jwt !== undefined && { Authorization: `Bearer ${jwt}` }),
  });
}

/** Asks the engine's admin API as its first administrator. */
export async function askAdminApi<Data>(query: string, variables: object = {}): Promise<Data> {
  return ask<Data>('/admin-api', query, variables, { Authorization: `Bearer ${await administrator()}` });
}

let signedIn: Promise<string> | undefined;

function administrator(): Promise<string> {
  return (signedIn ??= signIn());
}

async function signIn(): Promise<string> {
  const response = await post(
    '/admin-api',
    'mutation { login(username: "superadmin", password: "canned-wine") { __typename } }',
    {},
    {},
  );
  const token = response.headers.get('vendure-auth-token');
  if (token === null) throw new Error('The engine lets its administrator not in.');
  return token;
}

async function ask<Data>(
  path: string,
  query: string,
  variables: object,
  headers: Record<string, string>,
): Promise<Data> {
  const response = await post(path, query, variables, headers);
  const { data, errors } = (await response.json()) as { readonly data?: Data; readonly errors?: readonly object[] };
  if (errors || !data) throw new Error(`${path} answered ${response.status}: ${JSON.stringify(errors)} to ${query}`);
  return data;
}

function post(path: string, query: string, variables: object, headers: Record<string, string>): Promise<Response> {
  return fetch(`${vendure!.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  });
}
