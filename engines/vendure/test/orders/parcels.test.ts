import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { Type } from '@nestjs/common';
import { Order, ProductVariant, TransactionalConnection } from '@vendure/core';
import type { ObjectLiteral, Repository } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity';
import type { Parcel } from '#src/plugins/orders/parcels';
import { EngineUnderTest } from '#test/support/engine-under-test';

const engine = new EngineUnderTest();
const folder = mkdtempSync(join(tmpdir(), 'engine-parcels-'));

/** Writes the contracts' world with a warehouse in New York, from which nothing leaves on Thanksgiving. */
function seedWithShippingDays(): string {
  const seed = JSON.parse(readFileSync(join(__dirname, '../../../seed/contracts.json'), 'utf8')) as object;
  const shippingDays = {
    timeZone: 'America/New_York',
    cutOffHour: 14,
    shippingWeekdays: [1, 2, 3, 4, 5],
    holidays: ['2026-11-26'],
  };
  const file = join(folder, 'seed.json');
  writeFileSync(file, JSON.stringify({ ...seed, shippingDays }));
  return file;
}

before(async () => {
  await engine.start({ hasWorker: false, seed: seedWithShippingDays() });
  const parts = '[{"sku":"RED-1","quantity":2},{"sku":"WHITE-1","quantity":1}]';
  await (await tableOf(ProductVariant)).update({ sku: 'WHITE-1|RED-1' }, { customFields: { parts } });
});
after(async () => {
  await engine.stop();
  rmSync(folder, { recursive: true });
});

async function tableOf<T extends ObjectLiteral>(entity: Type<T>): Promise<Repository<T>> {
  return engine.get(TransactionalConnection).getRepository(await engine.context(), entity);
}

/** Places an order at three in the afternoon of the Wednesday before Thanksgiving, in New York. */
async function placed(sku: string, values: QueryDeepPartialEntity<Order> = {}): Promise<Order> {
  const { order, session } = await engine.paidOrder(sku, 2);
  await engine.complete(order, session);
  const orderPlacedAt = new Date('2026-11-25T20:00:00Z');
  await (await tableOf(Order)).update({ id: order.id }, { orderPlacedAt, ...values });
  return order;
}

async function parcels(...ids: readonly (string | number)[]): Promise<readonly Parcel[]> {
  const data = await engine.dashboard(`{ parcels(orderIds: ${JSON.stringify(ids)}) {
    number leavesOn method email instructions cans weight
    gift { from recipient message }
    lines { sku quantity parts { sku quantity } }
  } }`);
  return (data as { parcels: Parcel[] }).parcels;
}

async function carrierFile(): Promise<string> {
  return ((await engine.dashboard('{ carrierFile }')) as { carrierFile: string }).carrierFile;
}

describe('The parcel of an order', () => {
  it('has the goods to pack, and the day on which they leave', async () => {
    const order = await placed('ORANGE-1', {
      customFields: {
        giftFrom: 'Ada',
        giftRecipient: 'Grace',
        giftMessage: 'To you',
        specialInstructions: 'Ring twice',
      },
    });
    const [parcel] = await parcels(order.id);
    assert.deepEqual(parcel?.lines, [{ sku: 'ORANGE-1', quantity: 2, parts: [] }]);
    assert.deepEqual(
      [parcel?.number, parcel?.leavesOn, parcel?.method, parcel?.instructions],
      [order.code, '2026-11-27', 'Standard', 'Ring twice'],
    );
    assert.deepEqual(parcel?.gift, { from: 'Ada', recipient: 'Grace', message: 'To you' });
    assert.deepEqual([parcel?.email, parcel?.cans, parcel?.weight], ['guest@example.test', 2, 18.6]);
  });

  it('has the contents of a pack, and none for a cart', async () => {
    const pack = await placed('WHITE-1|RED-1');
    const cart = await engine.orderAtPayment();
    const read = await parcels(cart.id, pack.id);
    assert.deepEqual(
      read.map(({ number, lines }) => [number, lines[0]?.parts]),
      [
        [
          pack.code,
          [
            { sku: 'RED-1', quantity: 2 },
            { sku: 'WHITE-1', quantity: 1 },
          ],
        ],
      ],
    );
  });

  it('leaves on no day that is none: the time zone of the warehouse has to be one', async () => {
    const { activeChannel } = (await engine.dashboard('{ activeChannel { id } }')) as { activeChannel: { id: string } };
    const input = `{ id: "${activeChannel.id}", customFields: { timeZone: "Mars" } }`;
    await assert.rejects(
      engine.dashboard(`mutation { updateChannel(input: ${input}) { __typename } }`),
      /no time zone/,
    );
  });

  it('is hidden from users without the permission to read orders', async () => {
    const response = await fetch(`${engine.url}/admin-api`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ carrierFile }' }),
    });
    const { errors } = (await response.json()) as { errors: readonly { extensions: { code: string } }[] };
    assert.equal(errors[0]?.extensions.code, 'FORBIDDEN');
  });
});

describe('The file for the carrier', () => {
  it('has the open orders and no formula', async () => {
    const order = await placed('WHITE-1', {
      shippingAddress: {
        fullName: '=HYPERLINK("http://evil.example","Ada")',
        streetLine1: '1 Vine Street, "Back"',
        city: 'Sacramento',
        province: 'CA',
        postalCode: '02134',
        phoneNumber: '9165550100',
      },
    });
    const shipped = await placed('WHITE-1', { state: 'Shipped' });
    const cancelled = await placed('WHITE-1');
    await engine.dashboard(`mutation { cancelOrder(input: { orderId: "${cancelled.id}" }) { __typename } }`);
    const file = await carrierFile();
    const [header, ...rows] = file.split('\r\n');
    assert.ok(
      file.startsWith('\uFEFFOrder,Leaves,Name,Company,Street,Street 2,City,State,ZIP,Phone,E-mail,Method,Cans,'),
      header,
    );
    const row = rows.find((one) => one.startsWith(`${order.code},`)) ?? '';
    const name = `"'=HYPERLINK(""http://evil.example"",""Ada"")"`;
    const street = '"1 Vine Street, ""Back"""';
    const address = `${name},,${street},,Sacramento,CA,02134,9165550100`;
    assert.ok(row.startsWith(`${order.code},2026-11-27,${address},guest@example.test,Standard,`), row);
    for (const { code } of [shipped, cancelled]) assert.ok(!file.includes(code), file);
  });

  it('has none of an order that has left while its money was only reserved', async () => {
    const order = await engine.order((await placed('WHITE-1')).id);
    const units = order.lines.map(({ id, quantity }) => `{ orderLineId: "${id}", quantity: ${quantity} }`).join();
    const handler = 'handler: { code: "manual-fulfillment", arguments: [{ name: "method", value: "Standard" }] }';
    const { addFulfillmentToOrder: packed } = (await engine.dashboard(
      `mutation { addFulfillmentToOrder(input: { lines: [${units}], ${handler} }) { ... on Fulfillment { id } } }`,
    )) as { readonly addFulfillmentToOrder: { readonly id: string } };
    assert.ok((await carrierFile()).includes(order.code));
    await engine.dashboard(
      `mutation { transitionFulfillmentToState(id: "${packed.id}", state: "Shipped") { __typename } }`,
    );
    assert.equal((await engine.order(order.id)).state, 'PaymentAuthorized');
    assert.ok(!(await carrierFile()).includes(order.code));
  });
});
