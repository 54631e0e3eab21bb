import { describe, expect, it } from 'vitest';
import { GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';

const sandbox = sharedSandbox();

const answerIn = (variant: string) =>
  fetch(`${sandbox.url}/_control/response-variant`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ variant }),
  });

describe('Response variants (spec §7 Shop back end)', () => {
  it('change while the alternative is set, and change back', async () => {
    const mine = await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 1 }]);
    const calls = async () => {
      const added = await mine.add('RED-1', 1);
      const foreign = await fetch(`${sandbox.url}/api/orders/${mine.number}`);
      const emptied = await mine.client.send('PUT', `/api/orders/${mine.number}/empty`);
      return [added.status, Object.keys((await foreign.json()) as object), emptied.status];
    };
    expect((await answerIn('alternative')).status).toBe(200);
    expect(await calls()).toEqual([200, ['message'], 204]);
    await answerIn('default');
    expect(await calls()).toEqual([201, ['error'], 200]);
  });

  it('list orders in one list of small rows while the alternative is set', async () => {
    await GuestShopper.with(sandbox, [{ sku: 'WHITE-1', quantity: 1 }], 'key-ada');
    const ask = async (path: string) => {
      const answer = await fetch(sandbox.url + path, { headers: { Authorization: 'Bearer key-ada' } });
      const { orders } = (await answer.json()) as { readonly orders?: readonly object[] };
      return [answer.status, orders?.some((order) => 'line_items' in order)];
    };
    const calls = async () => [await ask('/api/orders/completed'), await ask('/api/orders/mine?include_details=true')];
    await answerIn('alternative');
    expect(await calls()).toEqual([
      [404, undefined],
      [200, false],
    ]);
    await answerIn('default');
    expect(await calls()).toEqual([
      [200, false],
      [200, true],
    ]);
  });

  it('refuses an unknown variant', async () => {
    expect((await answerIn('sideways')).status).toBe(422);
  });
});
