import { TransactionalConnection } from '@vendure/core';
import { mailsTo } from './change-subscription';
import type { EngineUnderTest } from './engine-under-test';
import { refusalOf, callShop } from './shop-call';

const request = 'mutation ($email: String!, $sku: String!) { requestStockNotice(email: $email, sku: $sku) }';

/** Asks for a mail as a shopper does. Returns the code of a refusal; undefined for a success. */
export async function askFor(engine: EngineUnderTest, email: string, sku = 'ROSE-1'): Promise<string | undefined> {
  return refusalOf(await callShop(engine.url, request, { email, sku }));
}

/** Counts the mails to an address that are asked for, whether they are sent already or not. */
export async function noticesTo(engine: EngineUnderTest, email: string): Promise<number> {
  return (await mailsTo(engine, email)).length;
}

/** Lists the addresses that wait for a variant, the oldest request first. */
export async function waitingFor(engine: EngineUnderTest, sku = 'ROSE-1'): Promise<readonly string[]> {
  const rows = await engine.get(TransactionalConnection).rawConnection.query<{ email: string }[]>(
    `SELECT email FROM stock_request JOIN product_variant variant ON variant.id = "variantId"
     WHERE variant.sku = $1 ORDER BY stock_request."createdAt"`,
    [sku],
  );
  return rows.map(({ email }) => email);
}

/** The change of a variant as the dashboard sends it, by its sku. */
export async function changeOf(engine: EngineUnderTest, sku: string, fields: string): Promise<string> {
  const [variant] = await engine
    .get(TransactionalConnection)
    .rawConnection.query<{ id: string }[]>('SELECT id FROM product_variant WHERE sku = $1', [sku]);
  return `mutation { updateProductVariants(input: [{ id: "${variant?.id}", ${fields} }]) { id } }`;
}

/** Changes a variant as the dashboard does. */
export async function change(engine: EngineUnderTest, sku: string, fields: string): Promise<void> {
  await engine.dashboard(await changeOf(engine, sku, fields));
}

export function putInStock(engine: EngineUnderTest, units: number, sku = 'ROSE-1'): Promise<void> {
  return change(engine, sku, `stockOnHand: ${units}`);
}
