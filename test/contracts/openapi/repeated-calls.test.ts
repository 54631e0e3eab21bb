import { expect, it } from 'vitest';
import { startTestSandbox } from '#test/sandbox/support/test-sandbox';
import { CheckedClient } from './checked-client';

it('The sandbox answers calls that are sent again with their key as the document says (spec §8 Handling)', async () => {
  const sandbox = await startTestSandbox();
  const client = new CheckedClient(sandbox.url);
  const { number, token } = await client.cart([{ sku: 'RED-1', quantity: 1 }]);
  const send = (quantity: number) =>
    client.send(
      'POST',
      `/api/orders/${number}/line_items`,
      { token, key: 'a-key' },
      { line_item: { sku: 'RED-1', quantity } },
    );
  const first = await send(1);
  expect(first.status).toBe(201);
  expect(await send(1)).toEqual(first);
  expect((await send(2)).status).toBe(422);
  // As long as the first call runs.
  await sandbox.database.updateTable('keyedCalls').set({ status: null }).execute();
  expect((await send(1)).status).toBe(409);
  expect(client.problems).toEqual([]);
  await sandbox.close();
});
