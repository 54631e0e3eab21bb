import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import type { Parcel } from '#src/plugins/orders/parcels';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { fresno, GroupShopper, portland, to } from '#test/support/group-orders';

const engine = new EngineUnderTest();
const shopper = new GroupShopper(engine);
before(() => engine.start({ hasWorker: false }));
after(() => engine.stop());

async function parcels({ id }: Order): Promise<readonly (readonly unknown[])[]> {
  const data = await engine.dashboard(`{ parcels(orderIds: ["${id}"]) {
    position count arriveBy address { fullName city } lines { sku quantity }
  } }`);
  return (data as { parcels: readonly Parcel[] }).parcels.map(({ position, count, arriveBy, address, lines }) => [
    `${position} of ${count}`,
    arriveBy,
    `${address.fullName}, ${address.city}`,
    lines.map(({ sku, quantity }) => `${quantity} ${sku}`).join(', '),
  ]);
}

describe('The parcels of an order for many addresses (spec §4 Group order)', () => {
  it('are one for each address, with its goods', async () => {
    const sharing = {
      address: portland,
      items: [
        { sku: 'WHITE-1', quantity: 3 },
        { sku: 'RED-1', quantity: 1 },
      ],
    };
    const order = await shopper.placed([to(fresno, 2), sharing]);
    assert.deepEqual(await parcels(order), [
      ['1 of 2', '2026-12-18', 'Ada Example, Fresno', '2 WHITE-1'],
      ['2 of 2', '2026-12-18', 'Bob Example, Portland', '3 WHITE-1, 1 RED-1'],
    ]);
    const file = ((await engine.dashboard('{ carrierFile }')) as { carrierFile: string }).carrierFile;
    const rows = file.split('\r\n').filter((row) => row.startsWith(`${order.code},`));
    assert.deepEqual(
      rows.map((row) => [/(?:Ada|Bob) Example/.exec(row)?.[0], /\d+ of \d+,.*$/.exec(row)?.[0]]),
      [
        ['Ada Example', '1 of 2,2026-12-18'],
        ['Bob Example', '2 of 2,2026-12-18'],
      ],
    );
  });

  it('leave out who gets nothing that is shipped, and never hold more than is left of the order', async () => {
    const mailed = to(fresno, 1, 'GIFT-CARD-50');
    const order = await shopper.placed([mailed, to(fresno, 2), to(portland, 3)]);
    assert.deepEqual(
      (await parcels(order)).map(([, , , goods]) => goods),
      ['2 WHITE-1', '3 WHITE-1'],
    );
    const line = order.lines.find(({ productVariant }) => productVariant.sku === 'WHITE-1');
    const lines = `[{ orderLineId: "${line?.id}", quantity: 2 }]`;
    await engine.dashboard(
      `mutation { cancelOrder(input: { orderId: "${order.id}", lines: ${lines} }) { __typename } }`,
    );
    assert.deepEqual(
      (await parcels(order)).map(([, , , goods]) => goods),
      ['2 WHITE-1', '1 WHITE-1'],
    );
  });
});
