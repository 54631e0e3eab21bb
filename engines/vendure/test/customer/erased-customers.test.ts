import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { OrderService } from '@vendure/core';
import { Heartbeat } from '#src/heartbeat/heartbeat';
import { ForgottenMails } from '#src/plugins/mail/forgotten-mails';
import { SignIn } from '#src/plugins/session/sign-in';
import { mailsTo } from '#test/support/change-subscription';
import { makeCustomer } from '#test/support/customers';
import { EngineUnderTest, eventually } from '#test/support/engine-under-test';
import { giftCardsOf } from '#test/support/gift-cards';
import { deliveriesOf, pay, placeAhead, planOf, sellAhead } from '#test/support/prepaid';
import { callShop } from '#test/support/shop-call';
import { Strangers } from '#test/support/strangers';

/** None of these is anything else in the database. */
const person = { name: 'Wilhelmina Quetzal', street: '77 Xylophone Row', email: 'quetzal@erased.test' };

/** Tables that may name a deleted customer: sold goods and their destinations, which the books need. */
const kept = ['order'];

const engine = new EngineUnderTest();
const strangers = new Strangers(engine);
before(async () => {
  await engine.start();
  mock.method(engine.get(SignIn), 'holderOf', async (authorization?: string) =>
    authorization === undefined ? undefined : { subject: authorization, provenEmails: [person.email] },
  );
  engine.atStop(() => mock.restoreAll());
});
after(() => engine.stop());

type Headers = Readonly<Record<string, string>>;
const wilhelmina = { Authorization: 'subject-of-wilhelmina' };
const address = {
  ...{ name: person.name, address1: person.street, address2: '', city: 'Sacramento', zipcode: '95814' },
  ...{ phone: '+19165550123', countryIso: 'US', stateAbbr: 'CA' },
};

async function call(query: string, variables: object, headers: Headers): Promise<Readonly<Record<string, unknown>>> {
  const { body } = await callShop(engine.url, query, variables, { ...wilhelmina, ...headers });
  assert.deepEqual(body.errors, undefined);
  return body.data ?? {};
}

async function cart(key: string): Promise<Headers> {
  const start = 'mutation { startOrder(lines: [{ sku: "WHITE-1", quantity: 1 }]) { code token } }';
  const { startOrder } = await call(start, {}, { 'Idempotency-Key': key });
  const { code, token } = startOrder as { readonly code: string; readonly token: string };
  return { 'X-Order-Number': code, 'X-Order-Token': token };
}

/** Lists the columns with text in which a text stands, as "table.column". */
async function placesOf(text: string): Promise<readonly string[]> {
  const columns = await strangers.query<{ table_name: string; column_name: string }>(
    `SELECT table_name, column_name FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND data_type IN ('text', 'character varying', 'json', 'jsonb', 'ARRAY')`,
  );
  const places = [];
  for (const { table_name: table, column_name: column } of columns) {
    const found = await strangers.query(
      `SELECT FROM "${table}" WHERE strpos(LOWER("${column}"::text), LOWER($1)) > 0 LIMIT 1`,
      [text],
    );
    if (found.length > 0) places.push(`${table}.${column}`);
  }
  return places;
}

const tableOf = (place: string): string => place.slice(0, place.indexOf('.'));
const settled = (): Promise<true | undefined> =>
  strangers
    .query(`SELECT FROM job_record WHERE "queueName" = 'mails' AND NOT "isSettled"`)
    .then((rows) => (rows.length === 0 ? true : undefined));

describe('A customer who is deleted (spec §7 users)', () => {
  it('is named by placed orders alone, in the whole database', async () => {
    const { signedInCustomer } = await call('{ signedInCustomer { id } }', {}, {});
    const { id } = signedInCustomer as { readonly id: string };
    const rename =
      'mutation ($id: ID!, $name: String!) { updateSignedInCustomer(id: $id, fields: { name: $name }) { id } }';
    await call(rename, { id, name: person.name }, { 'Idempotency-Key': 'rename' });
    const submit =
      'mutation ($email: String!, $address: ShopAddressInput!) { submitAddress(email: $email, address: $address) { contactEmail } }';
    const sent = { email: person.email, address };
    await call(submit, sent, { ...(await cart('one')), 'Idempotency-Key': 'address' });
    await engine.dashboard(
      `mutation { createCustomerAddress(customerId: "${id}", input: { fullName: "${person.name}", streetLine1: "${person.street}",
         countryCode: "US" }) { id } }`,
    );
    await engine.dashboard(
      `mutation { addNoteToCustomer(input: { id: "${id}", note: "${person.name} called", isPublic: false }) { id } }`,
    );
    const { order, session } = await engine.paidOrder('WHITE-1', 1, person.email);
    assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
    await strangers.query(`UPDATE "order" SET "customerId" = $1, "shippingAddress" = $2 WHERE id = $3`, [
      id,
      JSON.stringify({ fullName: person.name, streetLine1: person.street }),
      order.id,
    ]);
    const entry = { name: person.name, email: person.email, state: 'CA', of_age: true, agrees_to_terms: true };
    assert.equal(await strangers.statusOf('/api/giveaways/open/entries', { entry }), 202);
    await strangers.query(
      `INSERT INTO mailing_list_contact (list, contact, state, token, "changedAt")
       VALUES ('newsletter', $1, 'subscribed', 'token-of-wilhelmina', now())`,
      [person.email],
    );
    const message = {
      topic: 'other',
      name: person.name,
      email: person.email,
      text: 'Hello',
      idempotency_key: 'erased',
    };
    assert.equal(await strangers.statusOf('/api/contact_messages', { contact_message: message }), 201);
    await eventually(settled);

    const before = await placesOf(person.email);
    for (const table of ['customer', 'order', 'keyed_call', 'job_record', 'giveaway_entry', 'mailing_list_contact'])
      assert.ok(before.map(tableOf).includes(table), `${table} does not know the customer`);
    assert.ok((await placesOf(person.street)).map(tableOf).includes('address'));
    await engine.dashboard(`mutation { deleteCustomer(id: "${id}") { result } }`);

    for (const text of Object.values(person))
      assert.deepEqual(
        (await placesOf(text)).filter((place) => !kept.includes(tableOf(place))),
        [],
        text,
      );
    const orders = await strangers.query<{ code: string }>(
      `SELECT code FROM "order" WHERE "customFieldsContactemail" = $1`,
      [person.email],
    );
    assert.deepEqual(orders, [{ code: order.code }]);
    const { signedInCustomer: again } = await call('{ signedInCustomer { id name } }', {}, {});
    assert.notDeepEqual(again, { id, name: person.name });
  });
});

describe('The data that a deleted customer leaves (spec §7 users)', () => {
  before(() => sellAhead(engine));

  it('is shipped where it was paid for ahead, and their gift cards are mailed', async () => {
    const customer = await makeCustomer(engine, 'ahead@erased.test');
    const paid = await placeAhead(engine, { customer });
    const { actionableDate, ...plan } = await planOf(engine, paid);
    const bought = await engine.orderAtPayment('GIFT-CARD-50', 1, customer.emailAddress);
    await engine.locked(bought.id, (ctx) => engine.get(OrderService).addCustomerToOrder(ctx, bought.id, customer));
    await strangers.query(
      `UPDATE gift_card SET "sendAt" = $1, "recipientName" = 'Cleo', "recipientEmail" = 'cleo@erased.test'
       WHERE "lineId" IN (SELECT id FROM order_line WHERE "orderId" = $2)`,
      [new Date(Date.now() + 3 * 86_400_000), bought.id],
    );
    await pay(engine, bought);
    await engine.dashboard(`mutation { deleteCustomer(id: "${customer.id}") { result } }`);

    await engine.get(Heartbeat).work(actionableDate ?? '');
    const [delivery] = await deliveriesOf(engine, plan);
    assert.deepEqual(
      [delivery?.state, delivery?.totalWithTax, delivery?.shippingAddress],
      ['PaymentSettled', 0, paid.shippingAddress],
    );
    assert.deepEqual(
      (await mailsTo(engine, customer.emailAddress))
        .map(({ subject }) => subject)
        .filter((subject) => subject.includes(delivery?.code ?? '-')),
      [`Your order ${delivery?.code}`],
    );
    const [card] = await giftCardsOf(engine, bought);
    assert.ok(card?.sentAt);
  });

  it('takes no payment that waits, and no use of a promo code', async () => {
    const customer = await makeCustomer(engine, 'waiting@erased.test');
    const [open, paid] = [
      await engine.orderAtPayment('WHITE-1', 1, customer.emailAddress),
      await engine.orderAtPayment('WHITE-1', 1, customer.emailAddress),
    ];
    for (const { id } of [open, paid])
      await engine.locked(id, (ctx) => engine.get(OrderService).addCustomerToOrder(ctx, id, customer));
    const [waiting, session] = [await engine.prepare(open), await engine.prepare(paid)];
    engine.sandbox.pay(session);
    await engine.dashboard(`mutation { deleteCustomer(id: "${customer.id}") { result } }`);
    const states = await strangers.query<{ state: string; session: string }>(
      `SELECT placed.state, session.state AS session FROM payment_session session JOIN "order" placed ON placed.id = "orderId"
       WHERE "sessionId" = ANY ($1) ORDER BY session.state`,
      [[waiting, session]],
    );
    assert.deepEqual(states, [
      { state: 'Cancelled', session: 'expired' },
      { state: 'Cancelled', session: 'void' },
    ]);
    assert.notDeepEqual(await engine.complete(paid, session), { kind: 'completed' });
  });
});

describe('The text of a mail', () => {
  it('is forgotten a day after it was sent', async () => {
    const message = {
      topic: 'other',
      name: 'Ada',
      email: 'ada@forgotten.test',
      text: 'Purple',
      idempotency_key: 'text',
    };
    await strangers.statusOf('/api/contact_messages', { contact_message: message });
    await eventually(settled);
    const mails = engine.get(ForgottenMails);
    await mails.forgetOld(new Date(Date.now() + 86_000_000));
    assert.deepEqual(await placesOf('Purple'), ['job_record.data']);
    await mails.forgetOld(new Date(Date.now() + 86_500_000));
    assert.deepEqual(await placesOf('Purple'), []);
  });
});
