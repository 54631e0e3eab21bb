import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { EventBus } from '@vendure/core';
import { readEnvironment } from '#src/config/environment';
import type { MailContent } from '#src/plugins/core/mails/mail';
import { RecipientStoppedEvent } from '#src/plugins/core/mails/recipient-stopped-event';
import { offeredLists } from '#src/plugins/mailing-list/mailing-list.plugin';
import { MessageThrottle } from '#src/plugins/recent-calls/message-throttle';
import { EngineUnderTest, shopUrl } from '#test/support/engine-under-test';
import { hire } from '#test/support/hire';
import { liveShop } from '#test/support/live-shop';
import { Strangers } from '#test/support/strangers';

/** Rounds in which one contact is joined and left at the same moment on two servers. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);

const engine = new EngineUnderTest();
const strangers = new Strangers(engine);
let servers: readonly [string, string];
before(async () => {
  await engine.start({ hasWorker: false });
  servers = [engine.url, await engine.startAnother()];
});
beforeEach(() => strangers.pass(1));
after(() => engine.stop());

const on = (path: string, contact: string, list = 'newsletter', server?: string): Promise<number> =>
  strangers.statusOf(`/api/mailing_lists/${list}/${path}`, { contact }, server);
const join = (contact: string, list?: string, server?: string): Promise<number> =>
  on('subscriptions', contact, list, server);
const leave = (contact: string, list?: string, server?: string): Promise<number> =>
  on('unsubscriptions', contact, list, server);
const follow = (what: string, token: string): Promise<number> =>
  strangers.statusOf(`/api/mailing_lists/links/${what}`, { token });

async function stateOf(contact: string, list = 'newsletter'): Promise<string | undefined> {
  const query = 'SELECT state FROM mailing_list_contact WHERE contact = $1 AND list = $2';
  return (await strangers.query<{ state: string }>(query, [contact, list]))[0]?.state;
}

function linkOf({ blocks }: MailContent): string {
  return blocks.find((block) => block.kind === 'action')?.url ?? '';
}

/** Asks for a list, and returns the token of the link that is sent. */
async function tokenOf(contact: string, list?: string): Promise<string> {
  assert.equal(await join(contact, list), 202);
  return linkOf((await strangers.messagesTo(contact)).at(-1)!).split('=')[1] ?? '';
}

describe('A mailing list (spec §2 sms-opt-in, opt-out pages)', () => {
  it('is joined by the link of a mail to the page of the list, for a week', async () => {
    const contact = 'week@example.test';
    const token = await tokenOf(contact, 'trade');
    const [mail] = await strangers.messagesTo(contact);
    assert.equal(linkOf(mail!), `${shopUrl}/wswa-emails/#confirm=${token}`);
    await strangers.pass(7 * 24 * 60);
    assert.equal(await follow('confirmations', token), 404);
    assert.equal(await stateOf(contact, 'trade'), 'asked');
    assert.equal(await join(contact, 'trade'), 202);
    assert.equal(await follow('confirmations', token), 200);
    assert.equal(await stateOf(contact, 'trade'), 'subscribed');
  });

  it('is left by the oldest link, and with one press in a mailbox (RFC 8058)', async () => {
    const contact = 'press@example.test';
    const token = await tokenOf(contact);
    await strangers.pass(1);
    await follow('confirmations', token);
    const welcome = (await strangers.messagesTo(contact)).at(-1);
    const { unsubscribeUrl } = welcome!;
    assert.equal(unsubscribeUrl, `${engine.url}/api/mailing_lists/links/unsubscriptions/${token}`);
    await strangers.pass(400 * 24 * 60);
    const pressed = await fetch(unsubscribeUrl, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    assert.equal(pressed.status, 200);
    assert.equal(await stateOf(contact), 'unsubscribed');
  });

  it('shows the page to press when its one-click address is opened, and unsubscribes no contact', async () => {
    const contact = 'look@example.test';
    const token = await tokenOf(contact);
    await follow('confirmations', token);
    const url = `${engine.url}/api/mailing_lists/links/unsubscriptions/${token}`;
    const shown = await fetch(url, { redirect: 'manual' });
    assert.equal(shown.status, 303);
    assert.match(shown.headers.get('location') ?? '', new RegExp(`/newsletter/#unsubscribe=${token}$`));
    assert.equal(await stateOf(contact), 'subscribed');
  });

  it('keeps a contact off that has left, while strangers ask for it, until the link is opened', async () => {
    const contact = 'left@example.test';
    await follow('confirmations', await tokenOf(contact));
    await leave(contact);
    await strangers.pass(1);
    const token = await tokenOf(contact);
    assert.equal(await stateOf(contact), 'unsubscribed');
    assert.equal((await strangers.messagesTo(contact)).at(-1)?.subject, 'Confirm your sign-up for our newsletter');
    assert.equal(await follow('confirmations', token), 200);
    assert.equal(await stateOf(contact), 'subscribed');
  });

  it('reveals no contact by a call, nor by the number of calls', async () => {
    const known = 'known@example.test';
    await follow('confirmations', await tokenOf(known));
    await strangers.pass(1);
    assert.deepEqual([await join(known), await join('new@example.test')], [202, 202]);
    assert.deepEqual([await leave(known), await leave('newer@example.test')], [202, 202]);
  });

  it('is asked about one contact ten times a minute at most, and by no more than ten wrong links', async () => {
    const statuses = [];
    for (let nth = 1; nth <= 11; nth += 1) statuses.push(await leave('eleven@example.test'));
    assert.deepEqual([statuses.filter((status) => status === 202).length, statuses[10]], [10, 429]);
    const guesses = [];
    for (let nth = 1; nth <= 11; nth += 1) guesses.push(await follow('confirmations', `guess-${nth}`));
    assert.deepEqual([guesses.filter((status) => status === 404).length, guesses[10]], [10, 429]);
  });

  it('writes to no address that a mail program could read as several', async () => {
    for (const contact of ['a@b.test,c', 'a,b@c.test', 'a<b@c.test>', 'a"@c.test', 'a@b.test\u0000', 'a;b@c.test'])
      assert.equal(await join(contact), 422, contact);
  });

  it('is left by contacts who answered STOP, without a message', async () => {
    const phone = '+12025550188';
    await follow('confirmations', await tokenOf(phone, 'sms'));
    assert.equal(await stateOf(phone, 'sms'), 'subscribed');
    const before = (await strangers.messagesTo(phone)).length;
    await engine.get(EventBus).publish(new RecipientStoppedEvent(await engine.context(), phone));
    assert.deepEqual(
      [await stateOf(phone, 'sms'), (await strangers.messagesTo(phone)).length],
      ['unsubscribed', before],
    );
  });

  it('is none for phones in a live shop that sends no text messages', () => {
    const live = { ...liveShop, DATABASE_URL: 'postgres://localhost/shop' };
    const twilio = { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'secret', TWILIO_FROM: '+12025550100' };
    assert.equal(offeredLists(readEnvironment(live)).includes('sms'), false);
    assert.equal(offeredLists(readEnvironment({ ...live, ...twilio })).includes('sms'), true);
  });
});

describe('Messages to one contact (spec §8 The error catalogue)', () => {
  for (const [list, contact] of [
    ['newsletter', 'ten@example.test'],
    ['sms', '+12025550177'],
  ] as const)
    it(`are one a minute, however ${list} is joined and left`, async () => {
      for (let round = 1; round <= 5; round += 1) {
        assert.equal(await join(contact, list), 202);
        assert.equal(await leave(contact, list), 202);
      }
      assert.equal(await stateOf(contact, list), 'unsubscribed');
      assert.equal((await strangers.messagesTo(contact)).length, 1);
    });

  it('are one a minute when two servers are asked at the same moment, for whatever', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const contact = `race-${round}@example.test`;
      // All rounds come from one network address, which may not call so often.
      await strangers.pass(1);
      await Promise.all(
        servers.flatMap((server) => [
          join(contact, 'newsletter', server),
          leave(contact, 'newsletter', server),
          join(contact, 'trade', server),
          leave(contact, 'orange-wine', server),
        ]),
      );
      assert.equal((await strangers.messagesTo(contact)).length, 1);
    }
  });

  it("are one a minute over all services: a form's effect is done, and its receipt is left out", async () => {
    const email = 'services@example.test';
    assert.equal(await join(email), 202);
    const entry = { name: 'Ada', email, state: 'CA', of_age: true, agrees_to_terms: true };
    assert.equal(await strangers.statusOf('/api/giveaways/open/entries', { entry }), 202);
    const message = { topic: 'wine', name: 'Ada', email, text: 'How cold?', idempotency_key: 'services' };
    assert.equal(await strangers.statusOf('/api/contact_messages', { contact_message: message }), 201);
    // Its link would not come.
    assert.equal(await join(email, 'trade'), 429);
    assert.deepEqual(
      (await strangers.messagesTo(email)).map(({ subject }) => subject),
      ['Confirm your sign-up for our newsletter'],
    );
    const entered = await strangers.query('SELECT id FROM giveaway_entry WHERE email = $1', [email]);
    assert.equal(entered.length, 1);
  });

  it('are remembered for a minute and no longer, and without the address', async () => {
    await join('forgotten@example.test');
    const times = await strangers.query<{ contact: string }>('SELECT contact FROM message_time');
    assert.ok(times.length > 0 && times.every(({ contact }) => /^[\da-f]{64}$/.test(contact)));
    await engine.get(MessageThrottle).forgetOld();
    assert.equal((await strangers.query('SELECT id FROM message_time')).length, 1);
    await strangers.pass(1);
    await engine.get(MessageThrottle).forgetOld();
    assert.equal((await strangers.query('SELECT id FROM message_time')).length, 0);
  });
});

describe('The file of a mailing list', () => {
  const file = async (who?: string): Promise<string> => {
    const { mailingListFile } = (await engine.dashboard('{ mailingListFile(list: "pink-bubbles") }', who)) as {
      readonly mailingListFile: string;
    };
    return mailingListFile;
  };

  it('has the confirmed and the former contacts, with their links, and no formula', async () => {
    const token = await tokenOf('=cmd@example.test', 'pink-bubbles');
    await follow('confirmations', token);
    await join('silent@example.test', 'pink-bubbles');
    await leave('gone@example.test', 'pink-bubbles');
    const [head, ...rows] = (await file()).split('\r\n');
    assert.equal(head, '\uFEFFContact,State,Since,Of age on,Unsubscribe,List-Unsubscribe');
    assert.equal(rows.length, 2);
    assert.match(rows[0]!, /^"'=cmd@example\.test",subscribed,\d{4}-\d\d-\d\d,/);
    assert.ok(rows[0]!.includes(`${shopUrl}/early-access-pink-bubbles/#unsubscribe=${token}`));
    assert.match(rows[1]!, /^gone@example\.test,unsubscribed,/);
  });

  it('is for those who may have it, and counts as the overview does', async () => {
    await hire(engine, 'packer', ['ReadOrder', 'ReadCustomer']);
    await hire(engine, 'writer', ['ExportMailingLists']);
    await assert.rejects(file('packer'), /FORBIDDEN/);
    assert.ok((await file('writer')).startsWith('\uFEFF'));
    const { mailingLists } = (await engine.dashboard(
      '{ mailingLists { name subscribed unsubscribed } }',
      'writer',
    )) as { readonly mailingLists: readonly object[] };
    assert.deepEqual(mailingLists.at(-2), { name: 'pink-bubbles', subscribed: 1, unsubscribed: 1 });
  });
});
