import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualMessageLimits } from '#sandbox/http/message-limits';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { codeChallenge, SignInClient } from '#test/sandbox/sign-in/sign-in-client';
import { mailsTo, newestMailTo } from '#test/sandbox/support/mails';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';
import { noLimits, startTestSandbox, type TestSandbox } from '#test/sandbox/support/test-sandbox';

const sandbox = sharedSandbox({
  config: ringpullConfig,
  messageLimits: {
    toAddressInMinute: 3,
    toAddressInHour: 5,
    fromCallerInMinute: 8,
    sentInMinute: Infinity,
    signInsInMinute: 3,
    subscriptionChangesInHour: 3,
  },
});
let anybody: ShopClient;
let signIn: SignInClient;
let email: string;
let people = 0;
beforeAll(async () => {
  anybody = new ShopClient(sandbox);
  signIn = new SignInClient(sandbox);
});
beforeEach(() => {
  minutes(61);
  people += 1;
  email = `victim${String(people)}@example.test`;
});

const minutes = (count: number) => {
  sandbox.clock.advance(count * 60_000);
};
const onList = async (path: string, contact = email, list = 'newsletter') =>
  (await anybody.send('POST', `/api/mailing_lists/${list}/${path}`, { contact })).status;

describe('Messages that strangers make the shop send (spec §8 The error catalogue)', () => {
  it('are few to one address, however its lists are joined and left', async () => {
    const statuses = [];
    for (let round = 0; round < 3; round += 1)
      statuses.push(await onList('subscriptions'), await onList('unsubscriptions'));
    expect(statuses).toEqual([202, 202, 202, 429, 429, 429]);
    expect(await onList('subscriptions', ` ${email.toUpperCase()}`, 'trade')).toBe(429);
    expect(await mailsTo(sandbox, email)).toHaveLength(3);
    minutes(1);
    expect(await onList('subscriptions')).toBe(202);
  });

  it('are few in an hour as well', async () => {
    for (let minute = 1; minute <= 5; minute += 1) {
      expect(await onList('unsubscriptions')).toBe(202);
      minutes(1);
    }
    expect(await onList('subscriptions')).toBe(429);
    minutes(60);
    expect(await onList('subscriptions')).toBe(202);
  });

  it('are few by one link, which may have been passed on', async () => {
    await onList('subscriptions');
    const { links } = await newestMailTo(sandbox, email);
    const token = new URL(links[0]!).hash.split('=')[1];
    const statuses = [];
    for (const path of ['confirmations', 'unsubscriptions', 'confirmations', 'unsubscriptions'])
      statuses.push((await anybody.send('POST', `/api/mailing_lists/links/${path}`, { token })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });

  it('are few from one caller, to whichever addresses', async () => {
    for (let nth = 1; nth <= 8; nth += 1) expect(await onList('subscriptions', `person${nth}@example.test`)).toBe(202);
    expect(await onList('subscriptions', 'person9@example.test')).toBe(429);
    expect(await mailsTo(sandbox, 'person9@example.test')).toEqual([]);
  });

  it('are few requests to wait for a product', async () => {
    const ask = async () =>
      (await anybody.send('POST', '/api/stock_requests', { stock_request: { email, sku: 'ORANGE-03' } })).status;
    expect([await ask(), await ask(), await ask(), await ask()]).toEqual([201, 201, 201, 429]);
  });

  it('are few by changes of a subscription, which can be canceled all the same', async () => {
    const session = await signIn.must('/passwords', { email, password: 'moss-kettle-lantern-41' });
    const carol = anybody.as({ bearer: session.session_jwt });
    const { id } = (await carol.send('GET', '/api/users/me')).body as { id: number };
    const change = async (name: string) =>
      (await carol.send('POST', `/api/users/${String(id)}/subscriptions/0/${name}`)).status;
    // No subscription has this number: a change is counted before it is looked up.
    const answers = [await change('pause'), await change('resume'), await change('skip'), await change('pause')];
    expect(answers).toEqual([404, 404, 404, 429]);
    expect(await change('cancel')).toBe(404);
  });

  it.each([
    ['magic links', '/magic_links/email/login_or_create', () => ({ email, code_challenge: codeChallenge })],
    ['passcodes', '/otps/email/login_or_create', () => ({ email })],
    ['passcodes by SMS', '/otps/sms/login_or_create', () => ({ phone_number: '+12025550123' })],
    ['passcodes by WhatsApp', '/otps/whatsapp/login_or_create', () => ({ phone_number: '+12025550123' })],
    ['links to a new password', '/passwords/email/reset/start', () => ({ email, code_challenge: codeChallenge })],
  ] as const)('are few %s', async (_what, path, body) => {
    if (path.startsWith('/passwords')) await signIn.must('/passwords', { email, password: 'moss-kettle-lantern-41' });
    const answers = [];
    for (let nth = 1; nth <= 4; nth += 1) answers.push(await signIn.refused(path, body()));
    expect(answers).toEqual(['accepted', 'accepted', 'accepted', '429 too_many_requests']);
    minutes(1);
    expect(await signIn.refused(path, body())).toBe('accepted');
  });

  it('never keep out a person who clicks around', () => {
    expect(usualMessageLimits).toEqual({
      toAddressInMinute: 10,
      toAddressInHour: 60,
      fromCallerInMinute: 120,
      sentInMinute: 1,
      signInsInMinute: 3,
      subscriptionChangesInHour: 20,
    });
  });
});

describe('Messages to one contact (spec §8 The error catalogue)', () => {
  let throttled: TestSandbox;
  let client: ShopClient;
  beforeAll(async () => {
    throttled = await startTestSandbox({
      config: ringpullConfig,
      messageLimits: { ...noLimits, sentInMinute: usualMessageLimits.sentInMinute },
    });
    client = new ShopClient(throttled);
  });
  beforeEach(() => throttled.clock.advance(61_000));
  afterAll(() => throttled.close());

  const ask = async (path: string, body: object) => (await client.send('POST', path, body)).status;
  const list = (path: string, contact = email, name = 'newsletter') =>
    ask(`/api/mailing_lists/${name}/${path}`, { contact });
  const subjects = async (contact = email) => (await mailsTo(throttled, contact)).map(({ subject }) => subject);
  const stateOf = async (contact = email) => {
    const { body } = await client.send('GET', '/_control/mailing-lists');
    const { contacts } = body as { contacts: readonly { contact: string; state: string }[] };
    return contacts.find((one) => one.contact === contact)?.state;
  };

  it.each([
    ['by e-mail', 'newsletter', 'ten@example.test'],
    ['by SMS', 'sms', '+12025550177'],
  ])('are one a minute when joining and leaving alternate %s', async (_how, name, contact) => {
    for (let round = 0; round < 5; round += 1) {
      expect(await list('subscriptions', contact, name)).toBe(202);
      // A contact that has left stays off until the link of a message is opened.
      expect(await stateOf(contact)).toBe(round === 0 ? 'asked' : 'unsubscribed');
      expect(await list('unsubscriptions', contact, name)).toBe(202);
      expect(await stateOf(contact)).toBe('unsubscribed');
    }
    expect(await subjects(contact)).toHaveLength(1);
    throttled.clock.advance(60_000);
    await list('subscriptions', contact, name);
    expect(await subjects(contact)).toHaveLength(2);
  });

  it('are one a minute by their links, which work all the same', async () => {
    await list('subscriptions');
    const { links } = await newestMailTo(throttled, email);
    const token = new URL(links[0]!).hash.split('=')[1];
    for (let round = 0; round < 3; round += 1) {
      await ask('/api/mailing_lists/links/confirmations', { token });
      expect(await stateOf()).toBe('subscribed');
      await ask('/api/mailing_lists/links/unsubscriptions', { token });
      expect(await stateOf()).toBe('unsubscribed');
    }
    expect(await subjects()).toHaveLength(1);
  });

  it('are one a minute over all lists: no contact is promised one that does not come', async () => {
    expect(await list('subscriptions')).toBe(202);
    expect(await list('subscriptions', email, 'trade')).toBe(429);
    // Leaves one list unheard, and asks for it then: its link was never sent.
    expect(await list('unsubscriptions', email, 'pink-bubbles')).toBe(202);
    expect(await list('subscriptions', email, 'pink-bubbles')).toBe(429);
    throttled.clock.advance(60_000);
    expect(await list('subscriptions', email, 'trade')).toBe(202);
    expect(await subjects()).toHaveLength(2);
  });

  it("are one a minute over all services: a form's effect is done, and its receipt is left out", async () => {
    expect(await list('subscriptions')).toBe(202);
    const message = { topic: 'wine', order_number: null, name: 'Ada', text: 'How cold?', email };
    expect(await ask('/api/contact_messages', { contact_message: { ...message, idempotency_key: email } })).toBe(201);
    const entry = { name: 'Ada', email, state: 'CA', of_age: true, agrees_to_terms: true };
    const giveaway = ringpullConfig.giveaways?.find(
      ({ startsAt, endsAt }) => startsAt <= throttled.clock.now() && throttled.clock.now() < endsAt,
    );
    expect(await ask(`/api/giveaways/${giveaway?.name}/entries`, { entry })).toBe(202);
    expect(await subjects()).toEqual(['Confirm your sign-up for our newsletter']);
    const toShop = await mailsTo(throttled, ringpullConfig.contactEmail);
    expect(toShop.at(-1)?.text).toContain('How cold?');
  });

  it('are one a minute for the link of an order', async () => {
    const order = await throttled.database
      .selectFrom('orders')
      .selectAll()
      .where('completedAt', 'is not', null)
      .where('email', 'is not', null)
      .executeTakeFirstOrThrow();
    const count = async () => (await subjects(order.email!)).length;
    const before = await count();
    const order_link = { number: order.number, email: order.email };
    // A mistyped number sends nothing, and costs no customer the mail of the right one.
    await ask('/api/order_links', { order_link: { ...order_link, number: 'R000000000' } });
    await ask('/api/order_links', { order_link });
    await ask('/api/order_links', { order_link });
    // Closing waits for work that is done after the answer.
    await throttled.app.close();
    expect((await count()) - before).toBe(1);
  });
});

describe('The receipt for a message to the shop (spec §2 contact)', () => {
  it('tells topic and order, and nothing that its sender wrote', async () => {
    const message = { topic: 'damage', order_number: 'R123456789', name: 'Buy Pills', text: 'http://evil.example' };
    const contact_message = { ...message, email, idempotency_key: email };
    expect((await anybody.send('POST', '/api/contact_messages', { contact_message })).status).toBe(201);
    const { text, html, subject } = await newestMailTo(sandbox, email);
    for (const part of [text, html]) {
      expect(part).toContain('Something damaged or missing');
      expect(part).toContain('R123456789');
      expect(`${subject} ${part}`).not.toMatch(/evil|Pills/);
    }
    const [toShop] = await mailsTo(sandbox, ringpullConfig.contactEmail);
    expect(toShop?.text).toContain('http://evil.example');
  });
});
