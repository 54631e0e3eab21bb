import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Customer } from '@vendure/core';
import { AddressBook } from '#src/plugins/address-book/address-book';
import { makeCustomer } from '#test/support/customers';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { PaidOrders } from '#test/support/paid-orders';
import { codeOf } from '#test/support/shop-call';

/** Rounds in which two orders of one customer are placed at the same moment, on two servers. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);

const engine = new EngineUnderTest();
const orders = new PaidOrders(engine);
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

async function bookOf(customer: Customer): Promise<readonly (readonly [string, boolean])[]> {
  const book = await engine.get(AddressBook).list(await engine.context(), customer);
  return book.map(({ address, isDefault }) => [address.address1, isDefault] as const);
}

const kept = ['1 Vine Street', true] as const;

describe('The address of an order (spec §3 Address book entry)', () => {
  it('is in the book of its customer when it is placed, and not in that of a delivery', async () => {
    const customer = await makeCustomer(engine, 'buyer@example.test');
    const { emailAddress: email } = customer;
    for (const fields of [{ subscriptionId: String(customer.id) }, { prepaidPlanId: String(customer.id) }])
      await orders.place({ email, customer, fields });
    const { order, session } = await orders.paid({ email, customer });
    assert.deepEqual(await bookOf(customer), []);
    await engine.complete(order, session);
    assert.deepEqual(await bookOf(customer), [kept]);
  });

  it(`is there once after two orders at the same moment on two servers, ${ROUNDS} times`, async () => {
    const servers = [engine.url, await engine.startAnother()] as const;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const customer = await makeCustomer(engine, `racer-${round}@example.test`);
      const { emailAddress: email } = customer;
      // Of different cans: two orders of the same ones wait for their stock anyway.
      const both = [
        await orders.paid({ email, customer }),
        await orders.paid({ email, customer, sku: 'RED-1' }),
      ] as const;
      const done = await Promise.all([orders.completeAt(servers[0], both[0]), orders.completeAt(servers[1], both[1])]);
      assert.deepEqual(done.map(codeOf), [undefined, undefined]);
      assert.deepEqual(await bookOf(customer), [kept]);
    }
  });
});
