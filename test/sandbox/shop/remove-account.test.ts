import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { movableClock } from '#sandbox/clock';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { addDays, beginningOf } from '#sandbox/shop/calendar-day';
import { listMails } from '#sandbox/shop/outbox';
import { pay } from '#sandbox/shop/payment-sessions';
import { sendReminders } from '#sandbox/shop/subscriptions/reminders';
import { SignInClient } from '#test/sandbox/sign-in/sign-in-client';
import { fresno, goodCard, GuestShopper } from '#test/sandbox/support/guest-shopper';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const sandbox = sharedSandbox({ config: ringpullConfig });

async function signIn(email: string): Promise<{ client: ShopClient; id: number; bearer: string }> {
  const provider = new SignInClient(sandbox);
  await provider.signInByLink(email);
  const client = new ShopClient(sandbox).as({ bearer: provider.jwt });
  return { client, id: (await client.must<{ id: number }>('GET', '/api/users/me')).id, bearer: provider.jwt };
}

/** Lists the columns with text in which a text stands, as "table.column". */
async function placesOf(text: string): Promise<readonly string[]> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb')`.execute(
    sandbox.database,
  );
  const places: string[] = [];
  for (const { tableName, columnName } of rows) {
    const found = await sql`select from ${sql.raw(tableName)}
      where strpos(lower(${sql.raw(columnName)}::text), lower(${text})) > 0 limit 1`.execute(sandbox.database);
    if (found.rows.length > 0) places.push(`${tableName}.${columnName}`);
  }
  return places;
}

const rowsOf = (table: 'orders' | 'addressBookEntries' | 'walletPaymentSources', id: number) =>
  sandbox.database.selectFrom(table).selectAll().where('customerId', '=', id).execute();
const subscriptionsOf = (id: number) =>
  sandbox.database.selectFrom('subscriptions').selectAll().where('customerId', '=', id).execute();

describe('Deleting an account (spec §7 users)', () => {
  it('removes the person, cancels the club, keeps the orders, ends every session, and says so by mail', async () => {
    const email = 'active@ringpull.example';
    const { client: here, id } = await signIn(email);
    const { client: elsewhere } = await signIn(email);
    const placed = (await rowsOf('orders', id)).filter(({ completedAt }) => completedAt !== null);
    expect(placed.length).toBeGreaterThan(0);
    expect((await here.send('DELETE', `/api/users/${id}`)).status).toBe(204);
    for (const session of [here, elsewhere]) expect((await session.send('GET', '/api/users/me')).status).toBe(401);
    expect(
      await sandbox.database.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    ).toMatchObject({ email: null, name: null, phone: null, metadata: {}, billAddressId: null });
    for (const table of ['orders', 'addressBookEntries', 'walletPaymentSources'] as const)
      expect(await rowsOf(table, id)).toEqual([]);
    expect(new Set((await subscriptionsOf(id)).map(({ state }) => state))).toEqual(new Set(['canceled']));
    const kept = sandbox.database.selectFrom('orders').select('number').where('completedAt', 'is not', null);
    const numbers = placed.map(({ number }) => number);
    expect(await kept.where('number', 'in', numbers).execute()).toHaveLength(numbers.length);
    const mail = (await listMails(sandbox.database)).find(({ subject }) => subject === 'Your account is deleted');
    expect(mail).toMatchObject({ to: email, text: expect.stringContaining('subscription is canceled') as string });
  });

  it('lets the same person begin again with nothing', async () => {
    const before = await signIn('leaving@example.test');
    await before.client.must('PATCH', `/api/users/${before.id}`, { user: { name: 'Leah' } });
    await before.client.send('DELETE', `/api/users/${before.id}`);
    const after = await signIn('leaving@example.test');
    expect(after.id).not.toBe(before.id);
    expect(await after.client.must('GET', '/api/users/me')).toMatchObject({ name: null });
  });

  it('forgets the address where no account was needed', async () => {
    const { client, id } = await signIn('asking@example.test');
    await client.must('POST', '/api/referral_identifiers', { email: 'asking@example.test' });
    await client.must('POST', '/api/stock_requests', {
      stock_request: { email: 'asking@example.test', sku: 'ORANGE-03' },
    });
    await client.send('DELETE', `/api/users/${id}`);
    for (const table of ['referralIdentifiers', 'stockRequests'] as const)
      expect(
        await sandbox.database.selectFrom(table).selectAll().where('email', '=', 'asking@example.test').execute(),
      ).toEqual([]);
  });

  it('leaves name, street and address to the mailbox and to placed orders alone, in the whole database', async () => {
    const person = { name: 'Wilhelmina Quetzal', street: '77 Xylophone Row', email: 'quetzal@erased.test' };
    const { client, id, bearer } = await signIn(person.email);
    const address = { ...fresno, name: person.name, address1: person.street };
    await client.must('PATCH', `/api/users/${id}`, { user: { name: person.name } });
    await client.must('PATCH', `/api/users/${id}/address_book`, { address_book: { ...address, address2: 'Floor 2' } });
    const placed = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 1 }], bearer);
    await placed.checkout('address', { email: person.email, ship_address_attributes: address });
    const { shipments } = await placed.order();
    await placed.checkout('delivery', { shipments_attributes: shipments.map((shipment) => ({ id: shipment.id })) });
    await placed.payBy({ ...goodCard, name: person.name });
    expect((await placed.call('PUT', 'complete')).status).toBe(200);
    const left = await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 1 }], bearer);
    await left.checkout('address', {
      email: person.email,
      ship_address_attributes: { ...address, address2: 'Floor 3' },
    });
    await client.must('PATCH', `/api/orders/${left.number}`, {
      order: {
        special_instructions: `Ask for ${person.name}`,
        gift_note_attributes: { from: person.name, note: 'Hi' },
      },
    });
    const message = { topic: 'other', name: person.name, email: person.email, text: 'Hi', idempotency_key: 'erased' };
    expect((await client.send('POST', '/api/contact_messages', { contact_message: message })).status).toBe(201);
    expect(await placesOf(person.street)).toContain('addresses.address1');
    expect(await placesOf(person.email)).toEqual(expect.arrayContaining(['customers.email', 'contact_messages.email']));
    expect((await client.send('DELETE', `/api/users/${id}`)).status).toBe(204);
    // The outbox stands for the mailboxes of the world.
    const kept = ['mails', 'orders', 'addresses'];
    for (const text of Object.values(person))
      expect(
        (await placesOf(text)).filter((place) => !kept.includes(place.split('.')[0]!)),
        text,
      ).toEqual([]);
    for (const floor of ['Floor 2', 'Floor 3']) expect(await placesOf(floor), floor).toEqual([]);
    const orders = await sandbox.database
      .selectFrom('orders')
      .select('number')
      .where('email', '=', person.email)
      .execute();
    expect(orders).toEqual([{ number: placed.number }]);
  });

  it('ships prepaid goods, sends the gift cards, and leaves every mailing list', async () => {
    const email = 'ahead@example.test';
    const { client, id, bearer } = await signIn(email);
    const shopper = await GuestShopper.with(sandbox, [{ sku: 'GIFT-CARD-50', quantity: 1 }], bearer);
    await shopper.mustAdd('GAMAY-01', 6, {
      options: {
        prepaid_subscription: {
          installment_count: 3,
          interval: { length: 1, unit: 'day' },
          line_items: [{ sku: 'GAMAY-01', quantity: 1 }],
        },
      },
    });
    const { line_items: lines } = await shopper.order();
    const card = lines.flatMap(({ gift_cards: cards }) => cards)[0]!;
    const sendEmailAt = new Date(sandbox.shop.clock.now().getTime() + 3 * 86_400_000).toISOString();
    const details = { recipient_name: 'Cleo', recipient_email: 'cleo@example.test', send_email_at: sendEmailAt };
    await client.must('PATCH', `/api/orders/${shopper.number}/gift_cards/bulk_update`, {
      gift_cards: [{ id: card.id, ...details }],
    });
    const { ship_address: address } = await shopper.buy();
    await client.send('POST', '/api/mailing_lists/newsletter/subscriptions', { contact: email });
    const contacts = sandbox.database.selectFrom('mailingListContacts').selectAll().where('contact', '=', email);
    expect(await contacts.execute()).toHaveLength(1);

    expect((await client.send('DELETE', `/api/users/${id}`)).status).toBe(204);
    expect(await contacts.execute()).toEqual([]);
    const moved = await new ShopClient(sandbox).must<{ deliveries: readonly string[] }>('POST', '/_control/clock', {
      advanceDays: 7,
    });
    const deliveries = await sandbox.database
      .selectFrom('orders')
      .innerJoin('addresses', 'addresses.id', 'orders.shipAddressId')
      .select(['state', 'customerId', 'totalCents', 'city', 'number'])
      .where('prepaidSubscriptionId', 'is not', null)
      .where('number', 'in', moved.deliveries)
      .execute();
    expect(deliveries).toMatchObject(
      Array.from({ length: 2 }, () => ({ state: 'complete', customerId: null, totalCents: 0, city: address!.city })),
    );
    const subjects = (await listMails(sandbox.database)).map(({ to, subject }) => `${to} ${subject}`);
    for (const { number } of deliveries) expect(subjects).toContain(`guest@example.test Your order ${number}`);
    expect(subjects).toContain('cleo@example.test A gift card for you, worth $50.00');
  });

  it('takes no waiting payment: its page is closed, and a paid amount is given back', async () => {
    const { client, id, bearer } = await signIn('waiting@example.test');
    const [waiting, paid] = [
      await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 1 }], bearer),
      await GuestShopper.with(sandbox, [{ sku: 'GAMAY-01', quantity: 1 }], bearer),
    ];
    const sessions: string[] = [];
    for (const shopper of [waiting, paid]) {
      await shopper.toPayment();
      const { checkout_session_id: session } = await client.must('PUT', `/api/checkouts/${shopper.number}/prepare`);
      sessions.push(session!);
    }
    const card = { number: goodCard.number, month: '01', year: '2031', name: 'Ada' };
    expect((await pay(sandbox.shop, sessions[1]!, card)).kind).toBe('authorized');
    expect((await client.send('DELETE', `/api/users/${id}`)).status).toBe(204);
    expect((await pay(sandbox.shop, sessions[0]!, card)).kind).toBe('closed');
    const states = await sandbox.database
      .selectFrom('payments')
      .innerJoin('orders', 'orders.id', 'payments.orderId')
      .select(['orders.state', 'payments.state as payment'])
      .where('orders.number', 'in', [waiting.number, paid.number])
      .execute();
    expect(states).toEqual([{ state: 'canceled', payment: 'void' }]);
  });

  it('is for oneself only', async () => {
    const [ada, bob] = [await signIn('ada@example.test'), await signIn('bob@example.test')];
    expect((await bob.client.send('DELETE', `/api/users/${ada.id}`)).status).toBe(404);
    expect((await new ShopClient(sandbox).send('DELETE', `/api/users/${ada.id}`)).status).toBe(404);
    expect((await signIn('ada@example.test')).id).toBe(ada.id);
  });

  it('is no call of other back ends of this family', async () => {
    const ada = await signIn('ada@example.test');
    sandbox.shop.responses.variant = 'alternative';
    expect((await ada.client.send('DELETE', `/api/users/${ada.id}`)).status).toBe(405);
    sandbox.shop.responses.variant = 'default';
  });
});

describe('The first reminder of a delivery (spec §4 Default reminder)', () => {
  it('is left out for customers who refuse it; the last one always comes', async () => {
    const { client, id } = await signIn('double@ringpull.example');
    await client.must('PATCH', `/api/users/${id}`, { user: { metadata: { mail_reminders: false } } });
    const [subscription] = await subscriptionsOf(id);
    const day = addDays(subscription!.actionableDate!, -3);
    await sendReminders({ ...sandbox.shop, clock: movableClock({ now: () => beginningOf(day) }) }, day);
    const subjects = (await listMails(sandbox.database))
      .filter(({ to }) => to === 'double@ringpull.example')
      .map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('Your next club box ships'))).toEqual([]);
    expect(subjects).toContain('Last chance to change your club box');
  });
});
