import { describe, expect, it } from 'vitest';
import { goodCard } from '#test/sandbox/support/guest-shopper';
import { mailsTo } from '#test/sandbox/support/mails';
import { at, SubscriberHome } from '#test/sandbox/support/subscriber-home';

const failingCard = { ...goodCard, number: '4000000000000341' };

async function textOf(home: SubscriberHome, subject: RegExp): Promise<string> {
  const mail = (await mailsTo(home.sandbox, 'ada@example.test')).findLast((one) => subject.test(one.subject));
  return mail?.text ?? '';
}

function pinPrice(home: SubscriberHome, priceCents: number): Promise<unknown> {
  return home.sandbox.database.updateTable('variants').set({ priceCents }).where('sku', '=', 'WHITE-1').execute();
}

/** Moves to a day; answers the price of its deliveries, in cents. */
async function chargesOf(home: SubscriberHome, day: string): Promise<readonly number[]> {
  const { deliveries } = await home.to(day);
  const orders = home.sandbox.database.selectFrom('orders').select('totalCents').where('number', 'in', deliveries);
  return (await orders.execute()).map(({ totalCents }) => totalCents);
}

async function withoutCard(home: SubscriberHome): Promise<number> {
  const { id } = await home.ada.join();
  await home.sandbox.database.updateTable('subscriptions').set({ creditCardId: null }).where('id', '=', id).execute();
  return id;
}

async function sourceOf(home: SubscriberHome, card: object): Promise<number> {
  return (await home.ada.join(5, { interval_length: 1, interval_units: 'year' }, card)).payment_source!.id;
}

describe('The next box after one that came late or not at all (spec §4 Subscription actions)', () => {
  it('is a free day of the series after a skip of an overdue box', () =>
    at(SubscriberHome.open({}, '2026-09-15'), async (home) => {
      const { id } = await home.ada.join(12, undefined, failingCard);
      await home.to('2026-11-29');
      expect((await home.ada.read(id)).actionable_date).toBe('2026-10-15');
      expect((await home.ada.act(id, 'skip')).body.actionable_date).toBe('2026-12-15');
      expect(await textOf(home, /is skipped/)).toContain('Next charge: December 15, 2026');
    }));

  it('is at least half an interval after a late payment', () =>
    at(SubscriberHome.open({}, '2027-03-02'), async (home) => {
      const { ada } = home;
      const { id } = await ada.join(12, undefined, failingCard);
      const good = await sourceOf(home, goodCard);
      await home.to('2027-04-24');
      await ada.update(id, { payment_source_attributes: { wallet_payment_source_id: good } });
      expect((await home.to('2027-04-25')).deliveries).toHaveLength(1);
      expect(await ada.read(id)).toMatchObject({ payment_state: 'paid', actionable_date: '2027-06-02' });
      expect((await home.to('2027-06-01')).deliveries).toEqual([]);
    }));

  it('moves on when a sold-out box gets another interval or address', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada, sandbox } = home;
      const { id } = await ada.join();
      await sandbox.database.updateTable('variants').set({ countOnHand: 3 }).where('sku', '=', 'WHITE-1').execute();
      await home.to('2027-01-10');
      expect(await ada.read(id)).toMatchObject({ payment_state: 'paid', actionable_date: '2026-12-20' });
      const { body } = await ada.update(id, { interval_length: 2 });
      expect(body).toMatchObject({ actionable_date: '2027-02-20', anchor_day: 20 });
      expect(await textOf(home, /has changed/)).toContain('Next charge: February 20, 2027');
    }));

  it('counts months from the next box when it came by weeks', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id } = await ada.join(12, { interval_length: 2, interval_units: 'week' });
      await home.to('2026-12-10');
      const { body } = await ada.update(id, { interval_length: 1, interval_units: 'month' });
      expect(body).toMatchObject({ actionable_date: '2026-12-18', anchor_day: 18 });
    }));
});

describe('No charge without its last reminder (spec §4 Default reminder)', () => {
  it('reminds twice of a box that is paused until a day, and says that the pause ends', () =>
    at(SubscriberHome.open(), async (home) => {
      const { id } = await home.ada.join();
      await home.ada.act(id, 'pause', { actionable_date: '2027-02-10' });
      expect((await home.to('2027-01-26')).reminders).toBe(0);
      expect((await home.to('2027-01-27')).reminders).toBe(1);
      expect(await textOf(home, /Your next club box ships/)).toContain(
        'The pause of your club box ends on February 10, 2027.',
      );
      expect((await home.to('2027-02-07')).reminders).toBe(1);
      expect((await home.to('2027-02-10')).deliveries).toHaveLength(1);
    }));

  it('is sent with the change that moves a box to tomorrow, with amount and day', () =>
    at(SubscriberHome.open(), async (home) => {
      const { id } = await home.ada.join();
      await home.ada.act(id, 'pause');
      await home.ada.act(id, 'resume');
      expect(await home.mails()).toEqual([
        '11-20 Welcome to the can club',
        '11-20 Your club box is paused',
        '11-20 Your club box is active again',
        '11-20 Last chance to change your club box',
      ]);
      expect(await textOf(home, /Last chance/)).toContain('On November 21, 2026 we charge $91.65');
      expect(await home.to('2026-11-21')).toMatchObject({ deliveries: { length: 1 }, reminders: 0 });
    }));

  it('comes first when no job ran in time: the box follows on the day that it names', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada, sandbox } = home;
      const { id } = await ada.join();
      await home.to('2026-12-19');
      await sandbox.database.deleteFrom('subscriptionReminders').execute();
      expect((await home.to('2026-12-20')).deliveries).toEqual([]);
      expect(await ada.read(id)).toMatchObject({ actionable_date: '2026-12-23', anchor_day: 20 });
      expect(await textOf(home, /Last chance/)).toContain('On December 23, 2026 we charge $91.65');
      expect((await home.to('2026-12-23')).deliveries).toHaveLength(1);
      expect((await ada.read(id)).actionable_date).toBe('2027-01-20');
    }));

  it('tells again that the cans are sold out when a later day was named since', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada, sandbox } = home;
      await ada.join();
      await sandbox.database.updateTable('variants').set({ countOnHand: 3 }).where('sku', '=', 'WHITE-1').execute();
      await home.to('2026-12-20');
      await sandbox.database.deleteFrom('subscriptionReminders').execute();
      await home.to('2026-12-24');
      const told = (await home.mails()).filter((mail) => /Last chance|is delayed/.test(mail));
      expect(told.slice(-2)).toEqual([
        '12-21 Last chance to change your club box',
        expect.stringMatching(/^12-24 .*is delayed/),
      ]);
    }));

  it('names a higher price, also to a customer without the first reminder', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id: userId } = await ada.client.must<{ id: number }>('GET', '/api/users/me');
      await ada.client.must('PUT', `/api/users/${userId}`, { user: { metadata: { mail_reminders: false } } });
      await ada.join();
      await home.to('2026-12-20');
      expect(await home.mails()).not.toContain('12-06 Your next club box ships on December 20, 2026');
      await pinPrice(home, 800);
      await home.to('2027-01-06');
      expect(await textOf(home, /ships on January 20/)).toContain(
        'This delivery costs $103.31, $11.66 more than the last one.',
      );
    }));

  it('keeps its prices from the first reminder on: later increases are announced and charged with the box after', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id } = await ada.join();
      await home.to('2026-12-06');
      await pinPrice(home, 800);
      await home.to('2026-12-17');
      expect(await textOf(home, /Last chance/)).toContain('On December 20, 2026 we charge $91.65');
      expect(await chargesOf(home, '2026-12-20')).toEqual([9165]);
      await home.to('2027-01-06');
      expect(await textOf(home, /ships on January 20/)).toContain('This delivery costs $103.31, $11.66 more');
      expect(await chargesOf(home, '2027-01-20')).toEqual([10_331]);
      expect((await ada.read(id)).payment_state).toBe('paid');
    }));

  it('keeps them for someone without the first reminder, and for a box that is put off', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada, sandbox } = home;
      const { id: userId } = await ada.client.must<{ id: number }>('GET', '/api/users/me');
      await ada.client.must('PUT', `/api/users/${userId}`, { user: { metadata: { mail_reminders: false } } });
      await ada.join();
      await home.to('2026-12-06');
      await pinPrice(home, 800);
      await home.to('2026-12-19');
      expect(await home.mails()).not.toContain('12-07 Your next club box ships on December 20, 2026');
      await sandbox.database.deleteFrom('subscriptionReminders').execute();
      await home.to('2026-12-20');
      expect(await textOf(home, /Last chance/)).toContain('On December 23, 2026 we charge $91.65');
      expect(await chargesOf(home, '2026-12-23')).toEqual([9165]);
    }));

  it('charges a price that falls, and today’s price of cans that came in since', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id, line_items: lines } = await ada.join();
      await home.to('2026-12-06');
      await pinPrice(home, 800);
      await ada.update(id, { line_items_attributes: [{ id: lines[0]!.id, sku: 'RED-1' }] });
      await ada.update(id, { line_items_attributes: [{ id: lines[0]!.id, sku: 'WHITE-1' }] });
      await home.to('2026-12-17');
      expect(await textOf(home, /Last chance/)).toContain('On December 20, 2026 we charge $103.31');
      await pinPrice(home, 600);
      expect((await chargesOf(home, '2026-12-20'))[0]).toBeLessThan(9165);
    }));

  it('compares no prices when the cans are others than those of the last box', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const { id, line_items: lines } = await ada.join();
      await ada.update(id, { line_items_attributes: [{ id: lines[0]!.id, quantity: 24 }] });
      await home.to('2026-12-06');
      expect(await textOf(home, /ships on December 20/)).not.toContain('more than the last one');
    }));

  it('names the address, and a card that ends before the day of the box', () =>
    at(SubscriberHome.open({}, '2026-12-15'), async (home) => {
      const { id } = await home.ada.join(12, undefined, { ...goodCard, month: '12', year: '2026' });
      await home.to('2027-01-01');
      const text = await textOf(home, /ships on January 15, 2027/);
      expect(text).toContain('Your Visa ending in 1111 ends before then. Choose another one.');
      expect(text).toContain(`/account/subscriptions/${id}/`);
      expect(text).toMatch(/Ships to:[^]*Fresno/);
    }));
});

describe('A box without a card (spec §4 Subscription actions)', () => {
  it('waits on its day without an attempt, tells so once, and moves on with its card', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada } = home;
      const id = await withoutCard(home);
      const good = await sourceOf(home, goodCard);
      await home.to('2026-12-18');
      expect(await textOf(home, /needs a card/)).toContain('It costs $91.65 and is planned for December 20, 2026.');
      expect(await home.to('2027-01-08')).toMatchObject({ deliveries: [], failures: [] });
      expect((await home.mails()).filter((mail) => mail.includes('waits for a card'))).toEqual([
        '12-20 Your box waits for a card',
      ]);
      expect(await ada.read(id)).toMatchObject({
        state: 'active',
        payment_state: 'paid',
        payment_source: null,
        needs_card: true,
        unpaid_delivery: null,
        actionable_date: '2026-12-20',
      });
      expect(await ada.act(id, 'retry_payment')).toMatchObject({
        status: 422,
        body: { errors: { state: ['has nothing to pay'] } },
      });
      const { body } = await ada.update(id, { payment_source_attributes: { wallet_payment_source_id: good } });
      expect(body).toMatchObject({ payment_state: 'paid', actionable_date: '2027-02-20' });
      expect(await textOf(home, /has changed/)).toContain('Next charge: February 20, 2027, to Visa ending in 1111.');
      expect((await home.to('2027-02-20')).deliveries).toHaveLength(1);
    }));

  it('is paid by store credit that covers it, announced anew when that comes late', () =>
    at(SubscriberHome.open(), async (home) => {
      const { ada, sandbox } = home;
      const id = await withoutCard(home);
      const give = async (amountCents: number) => {
        const { customerId } = await sandbox.database
          .selectFrom('subscriptions')
          .select('customerId')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        const credit = { customerId, category: 'Gift Card', memo: null, amountCents, createdAt: sandbox.clock.now() };
        await sandbox.database.insertInto('storeCredits').values(credit).execute();
      };
      await give(10_000);
      expect(await ada.read(id)).toMatchObject({ payment_source: null, needs_card: false });
      expect((await home.to('2026-12-20')).deliveries).toHaveLength(1);
      expect((await home.to('2027-01-22')).deliveries).toEqual([]);
      await give(10_000);
      expect((await home.to('2027-01-23')).deliveries).toEqual([]);
      expect(await textOf(home, /Last chance/)).toContain('On January 26, 2027 we charge $91.65 to your store credit');
      expect((await home.to('2027-01-25')).deliveries).toEqual([]);
      expect((await home.to('2027-01-26')).deliveries).toHaveLength(1);
      expect(await ada.read(id)).toMatchObject({ payment_state: 'paid', actionable_date: '2027-02-20' });
    }));

  it('is named by the terms in each mail', () =>
    at(SubscriberHome.open(), async (home) => {
      const id = await withoutCard(home);
      await home.ada.update(id, { actionable_date: '2027-01-05' });
      const text = await textOf(home, /Your next delivery is on/);
      expect(text).toContain('Your next box needs a card. Until you choose one, it waits and nothing is charged.');
      expect(text).toContain('Choose a card');
    }));
});
