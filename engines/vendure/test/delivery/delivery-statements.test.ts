import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { DeliveryShop } from '#test/support/delivery-shop';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { statementsOf } from '#test/support/statements';
import { subscribe } from '#test/support/subscribers';

const engine = new EngineUnderTest();
const shop = new DeliveryShop(engine);
before(async () => {
  await engine.start({ hasWorker: false });
  await shop.setStock('WHITE-1', 10_000);
  await shop.setStock('RED-1', 10_000);
});
after(() => engine.stop());
shop.endAllAfterEach();

const TODAY = '2027-03-10';
const BOXES = 5;
const box = [
  { sku: 'WHITE-1', quantity: 2 },
  { sku: 'RED-1', quantity: 3 },
];

/**
 * A box of two wines took 628 when the order was read after each step, and the next one was made for its price; 353 while Vendure
 * read and saved it in each step.
 */
const MOST = 146;
/** A look at due work that finds nothing. */
const MOST_OF_NOTHING = 30;

const statementsOfBeat = async (): Promise<number> => (await statementsOf(engine, () => shop.beat(TODAY))).length;

describe('The statements of deliveries (spec §3 Subscription)', () => {
  it('are few for each, and do not grow with how many are due or how many there are', async () => {
    for (let later = 0; later < BOXES; later += 1) await subscribe(engine, { actionableDate: '2027-03-30' });
    // The first delivery of a process fills the caches.
    await subscribe(engine, { actionableDate: TODAY, lines: box });
    await shop.beat(TODAY);
    // One of two looks may come when a cache has to be filled again.
    const nothing = Math.min(await statementsOfBeat(), await statementsOfBeat());
    assert.ok(nothing <= MOST_OF_NOTHING, `${nothing} statements find nothing due.`);
    const due = [];
    for (let count = 0; count < BOXES; count += 1)
      due.push(await subscribe(engine, { actionableDate: TODAY, lines: box }));
    const each = ((await statementsOfBeat()) - nothing) / BOXES;
    for (const subscription of due) assert.deepEqual(await shop.attempts(subscription), [[TODAY, TODAY, 'placed']]);
    assert.ok(each <= MOST, `A delivery takes ${each} statements.`);
  });
});
