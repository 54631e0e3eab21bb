import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import type { Answer } from '#test/sandbox/support/shop-client';
import { ShopClient } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox({ config: ringpullConfig });
const anybody = new ShopClient(sandbox);

/** Sold out from the start. */
const sku = 'ORANGE-03';

function ask(email: string, wanted = sku): Promise<Answer> {
  return anybody.send('POST', '/api/stock_requests', { stock_request: { email, sku: wanted } });
}

function restock(count: unknown, what = sku): Promise<Answer> {
  return anybody.send('POST', `/_control/stock/${encodeURIComponent(what)}`, { count });
}

async function mailsTo(email: string): Promise<readonly { subject: string; links: string[] }[]> {
  return sandbox.database.selectFrom('mails').select(['subject', 'links']).where('recipient', '=', email).execute();
}

describe('Waiting for a variant (spec §7 POST stock_requests)', () => {
  it('ends with one mail for every address, once there is something to buy', async () => {
    for (const email of ['eve@example.test', 'Eve@example.test', 'max@example.test'])
      expect((await ask(email)).status).toBe(201);
    expect((await restock(0)).body).toEqual({ sku, count_on_hand: 0 });
    expect(await mailsTo('eve@example.test')).toEqual([]);
    expect((await restock(12)).status).toBe(200);
    await restock(24);
    const told = [
      {
        subject: 'Back in stock: Campfire Tangerine Orange',
        links: ['http://localhost:5173/en-US/products/campfire-tangerine-orange/'],
      },
    ];
    expect([await mailsTo('eve@example.test'), await mailsTo('max@example.test')]).toEqual([told, told]);
    expect(await anybody.must('GET', `/api/variants/${sku}/stock_availabilities`)).toMatchObject({ in_stock: true });
  });

  it('sends another mail for a new request after the first', async () => {
    await restock(0);
    await ask('again@example.test');
    await restock(1);
    await restock(0);
    await ask('again@example.test');
    await restock(6);
    expect(await mailsTo('again@example.test')).toHaveLength(2);
  });

  it('sends no mail for requests of other variants', async () => {
    await ask('other@example.test', 'OLD-VINE-6');
    await restock(7);
    expect(await mailsTo('other@example.test')).toEqual([]);
  });

  it('is refused for addresses and skus that are none', async () => {
    expect(await ask('nobody')).toMatchObject({ status: 422, body: { errors: { email: ['is invalid'] } } });
    expect(await ask('eve@example.test', 'NO-SUCH')).toMatchObject({
      status: 422,
      body: { errors: { variant: ['must exist'] } },
    });
  });
});

describe('Restocking by hand', () => {
  it.each([[-1], ['many'], [1.5], [undefined]])('refuses %j units', async (count) => {
    expect((await restock(count)).status).toBe(422);
  });

  it('accepts only existing variants, also with special characters in the sku', async () => {
    expect((await restock(1, 'NO-SUCH')).status).toBe(404);
    expect((await restock(30, 'GAMAY-01|CHENIN-02')).body).toEqual({ sku: 'GAMAY-01|CHENIN-02', count_on_hand: 30 });
  });
});
