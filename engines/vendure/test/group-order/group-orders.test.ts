import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Recipient } from '#src/plugins/core/group-order/group-order';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import type { ShownGroupOrder } from '#test/support/group-orders';
import { fresno, GroupShopper, portland, to } from '#test/support/group-orders';
import { CartRefused } from '#test/support/guest-cart';

const engine = new EngineUnderTest();
const shopper = new GroupShopper(engine);
before(async () => {
  await engine.start();
  await shopper.stockUp();
});
after(() => engine.stop());

const unshared = { recipients: ['must get all units of the order, and no more'] };
const refusalOf = async (call: Promise<unknown>): Promise<CartRefused['fields']> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof CartRefused, 'It was not refused.');
  return error.fields;
};
const taxOf = ({ total, totalWithTax }: ShownGroupOrder): number => totalWithTax - total;
const stepOf = async ({ id }: ShownGroupOrder): Promise<string> => (await engine.order(id)).customFields.checkoutStep;

describe('An order for many addresses (spec §4 Group order)', () => {
  it('pays the parcel of every address', async () => {
    const costs = [];
    for (const recipients of [
      [to(fresno, 2)],
      [to(fresno, 2), to(fresno, 2)],
      [to(fresno, 1), to(fresno, 2), to(portland, 4)],
    ])
      costs.push((await shopper.priced(recipients)).shipping);
    assert.deepEqual(costs, [1000, 2000, 3000]);
  });

  it('pays the tax of a state for the goods that go there, to the cent', async () => {
    const taxes = [];
    // Three cans cost $21.00.
    for (const recipients of [
      [to(fresno, 3)],
      [to(portland, 4)],
      [to(fresno, 3), to(portland, 4)],
      [to(portland, 4), to(fresno, 1), to(fresno, 2)],
    ])
      taxes.push(taxOf(await shopper.priced(recipients)));
    assert.deepEqual(taxes, [168, 0, 168, 168]);
  });

  it('tells the dashboard a tax of each state that adds up to its own', async () => {
    const { id, total, totalWithTax } = await shopper.priced([
      to(fresno, 3),
      {
        address: portland,
        items: [
          { sku: 'RED-1', quantity: 5 },
          { sku: 'WHITE-1', quantity: 4 },
        ],
      },
      to(fresno, 1, 'RED-1'),
    ]);
    const query = `{ order(id: "${id}") { taxSummary { description taxTotal } } }`;
    const { order } = (await engine.dashboard(query)) as { order: { taxSummary: readonly { taxTotal: number }[] } };
    assert.deepEqual(
      order.taxSummary.map(({ taxTotal }) => taxTotal),
      [totalWithTax - total],
    );
    assert.ok(totalWithTax > total);
  });

  it('is refused by address when one is none, or gets nothing', async () => {
    const nothing = { address: fresno, items: [] };
    assert.deepEqual(Object.keys(await refusalOf(shopper.create([to(fresno, 2), nothing], { lines: [] }))), [
      'recipients[1].line_items',
    ]);
    const box = to({ ...fresno, address1: 'P.O. Box 12' }, 1);
    const wrong = [
      to(fresno, 1),
      to({ ...fresno, zipcode: '' }, 1),
      box,
      to(portland, 1),
      to({ ...portland, stateAbbr: 'CA' }, 1),
    ];
    assert.deepEqual(Object.keys(await refusalOf(shopper.create(wrong))), [
      'recipients[1].zipcode',
      'recipients[2].address1',
      'recipients[4].zipcode',
      'recipients[4].state',
    ]);
  });

  it('goes to a PO box where no signature is needed', async () => {
    const box = to({ ...fresno, address1: 'P.O. Box 12' }, 1, 'SLEEVE-1');
    const order = await shopper.create([to(portland, 1), box]);
    assert.equal((await shopper.submitAddress(order, box.address)).checkoutStep, 'delivery');
  });

  for (const [what, recipients, quantity] of [
    ['too little', [to(fresno, 2)], 3],
    ['too much', [to(fresno, 2), to(portland, 4)], 5],
    ['something else', [to(fresno, 2, 'RED-1')], 2],
  ] as const)
    it(`is refused when the addresses get ${what}`, async () => {
      const lines = [{ sku: 'WHITE-1', quantity }];
      assert.deepEqual(await refusalOf(shopper.create(recipients, { lines })), unshared);
    });

  it('is refused with an invalid kind, day, e-mail or line', async () => {
    const change = { kind: 'crowd', date: '2026-02-30', email: 'grace', company: 'A\u200bB' };
    assert.deepEqual(Object.keys(await refusalOf(shopper.create([to(fresno, 1)], change))), [
      'kind',
      'email',
      'date',
      'company',
    ]);
  });

  it('cannot keep the price of other addresses', async () => {
    const order = await shopper.priced([to(fresno, 2)]);
    const two: readonly Recipient[] = [to(fresno, 1), to(portland, 1)];
    for (const step of ['delivery', 'payment', 'confirm'] as const) {
      await engine.setStep(await engine.order(order.id), step);
      const { checkoutStep, shipping } = await shopper.sendElsewhere(order, step === 'payment' ? [to(fresno, 2)] : two);
      assert.deepEqual([step, checkoutStep, shipping], [step, 'address', 0]);
      await shopper.submitAddress(order);
    }
    assert.equal((await shopper.submitDelivery(order)).shipping, 2000);
    const { checkoutStep, shipping } = await shopper.sendElsewhere(order, two);
    assert.deepEqual([checkoutStep, shipping], ['payment', 2000], 'The same addresses change nothing.');
  });

  it('takes no other shares than the order holds, and no addresses for an order that goes to one', async () => {
    const order = await shopper.priced([to(fresno, 2)]);
    assert.deepEqual(await refusalOf(shopper.sendElsewhere(order, [to(fresno, 1)])), unshared);
    assert.equal(await stepOf(order), 'payment');
    const single = await engine.orderAtPayment();
    const known = { ...order, code: single.code, token: single.customFields.token ?? '' };
    assert.deepEqual(Object.keys(await refusalOf(shopper.sendElsewhere(known, [to(fresno, 2)]))), ['base']);
  });

  it('does not ship goods without an address, by whatever way it comes to its payment', async () => {
    const order = await shopper.priced([to(fresno, 2)]);
    await shopper.change(order, 'addLine(line: { sku: "RED-1", quantity: 6 })');
    assert.deepEqual(await refusalOf(shopper.submitAddress(order)), unshared);
    await shopper.change(order, 'quoteShipping');
    assert.deepEqual(await refusalOf(shopper.submitDelivery(order)), unshared);
    assert.equal(await stepOf(order), 'address');
  });

  it('takes a thousand addresses, and no more', async () => {
    const many = Array.from({ length: 1000 }, (_, index) => to(index % 2 === 0 ? fresno : portland, 1));
    const order = await shopper.create(many);
    assert.deepEqual(order.groupOrder, { kind: 'group', date: '2026-12-18', recipientCount: 1000 });
    assert.deepEqual(await refusalOf(shopper.create([...many, to(fresno, 1)])), {
      recipients: ['are too many (maximum is 1000)'],
    });
  });
});

describe('An estimate (spec §4 Group order)', () => {
  it('sends a buyer who does not pay back to it', async () => {
    const { id, code } = await shopper.priced([to(fresno, 2)]);
    const session = await engine.prepare(await engine.order(id));
    const { cancelUrl } = engine.sandbox.payments.find((payment) => payment.id === session)!;
    assert.equal(cancelUrl, `http://shop.test/group-order/estimate/${code}/?payment_error=cancelled`);
  });

  it('is confirmed to its buyer, with the number of addresses', async () => {
    const order = await shopper.placed([to(fresno, 2), to(portland, 1)]);
    assert.deepEqual([order.customer?.firstName, order.customer?.lastName], ['Grace', 'Buyer']);
    const mail = await eventually(() => engine.sandbox.mailsTo('grace@example.test')[0]);
    assert.match(mail.text, /^Ships to: 2 addresses$/m);
    assert.doesNotMatch(mail.text, /Vine Street/);
  });
});
