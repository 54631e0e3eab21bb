import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { TransactionalConnection } from '@vendure/core';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { makeGiftCard } from '#test/support/gift-cards';
import { callShop, keyOf, refusalOf } from '#test/support/shop-call';

const engine = new EngineUnderTest();
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());
beforeEach(() => engine.get(TransactionalConnection).rawConnection.query('DELETE FROM recent_call'));

/** Calls the shop, with the key of an order where it is about one. Tells why it was refused. */
async function refusalTo(server: string, query: string, order?: Order): Promise<string | undefined> {
  return refusalOf(await callShop(server, query, {}, order && keyOf(order)));
}

describe('Guessing at codes (spec §8 denial reasons)', () => {
  it('is over after ten at two servers, also for those who try all at the same moment', async () => {
    const look = `{ giftCardBalance(code: "NOSUCHCARD000001") { amount } }`;
    const servers = [engine.url, await engine.startAnother()];
    const sent = Array.from({ length: 60 }, (_, nth) => refusalTo(servers[nth % 2] ?? '', look));
    const said = await Promise.all(sent);
    assert.equal(said.filter((code) => code === 'not_found').length, 10);
    assert.equal(said.filter((code) => code === 'RATE_LIMITED').length, 50);
  });

  it('is over after ten that do not exist, looked up or redeemed, for everybody at that address', async () => {
    const { code } = await makeGiftCard(engine, 2500);
    const check = (typed: string | null): Promise<string | undefined> =>
      refusalTo(engine.url, `{ giftCardBalance(code: "${typed}") { amount } }`);
    assert.equal(await check(code), undefined);
    for (let guess = 1; guess <= 5; guess += 1) {
      assert.equal(await check('NOSUCHCARD000001'), 'not_found');
      const redeemed = `mutation { redeemGiftCard(code: "NOSUCHCARD000001", email: "a@example.test") { amount } }`;
      assert.equal(await refusalTo(engine.url, redeemed), 'not_found');
    }
    assert.equal(await check(code), 'RATE_LIMITED');
    const order = await engine.orderAtPayment('FIZZ-1', 2);
    const apply = await refusalTo(engine.url, `mutation { applyGiftCard(code: "${code}") { id } }`, order);
    assert.equal(apply, undefined);
  });
});
