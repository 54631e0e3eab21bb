import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { renderMail } from '#src/plugins/mail/render-mail';
import { brand } from '#test/support/brand';
import { EngineUnderTest } from '#test/support/engine-under-test';
import { hire } from '#test/support/hire';
import { Strangers } from '#test/support/strangers';

/** Rounds in which one message comes four times at the same moment. */
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 5);

const engine = new EngineUnderTest();
const strangers = new Strangers(engine);
before(() => engine.start({ hasWorker: false }));
beforeEach(() => strangers.pass(1));
after(() => engine.stop());

const message = {
  topic: 'damage',
  order_number: 'r123456789',
  name: 'Ada E.',
  email: 'Ada@Example.test',
  text: 'Two cans leaked.\n<b>Photos</b> follow.',
};

const send = (fields: object): Promise<number> =>
  strangers.statusOf('/api/contact_messages', { contact_message: { ...message, ...fields } });
const toShop = (): ReturnType<Strangers['messagesTo']> => strangers.messagesTo(brand.supportAddress);

describe('A message to the shop (spec §2 contact)', () => {
  it('is a mail without HTML to those who answer, and answers go to its sender', async () => {
    assert.equal(await send({ idempotency_key: 'plain' }), 201);
    const [mail] = await toShop();
    assert.equal(mail!.replyTo, 'ada@example.test');
    const { text, html, subject } = renderMail(brand, mail!);
    assert.deepEqual([subject, html], ['Question: Something damaged or missing, R123456789', '']);
    assert.ok(
      text.startsWith('From: Ada E., ada@example.test\nAbout: Something damaged or missing\nOrder: R123456789\n\n'),
    );
    assert.ok(text.includes('Two cans leaked.\n<b>Photos</b> follow.'));
  });

  it('is receipted with topic and order, and nothing that its sender wrote', async () => {
    const written = { name: 'Buy Pills', text: 'http://evil.example', email: 'victim@example.test' };
    assert.equal(await send({ ...written, idempotency_key: 'receipt' }), 201);
    const [receipt, ...more] = await strangers.messagesTo('victim@example.test');
    const { text, html, subject } = renderMail(brand, receipt!);
    assert.deepEqual(more, []);
    for (const part of [text, html])
      assert.ok(part.includes('Something damaged or missing') && part.includes('R123456789'));
    assert.doesNotMatch(`${subject} ${text} ${html}`, /evil|Pills/);
  });

  it('brings no header of its own: neither by its sender’s address nor by their name', async () => {
    const before = (await toShop()).length;
    for (const email of ['a@b.test\r\nBcc: c@d.test', 'a@b.test,c@d.test', 'a@b.test>', '"a"@b.test', 'a@b.test\u0000'])
      assert.equal(await send({ email, idempotency_key: 'header' }), 422, email);
    assert.equal((await toShop()).length, before);
    for (const name of ['Ada\r\nBcc: c@d.test\r\n\r\nHello', 'Ada\u2028Hello'])
      assert.equal(await send({ name, email: 'name@b.test', idempotency_key: 'name' }), 422);
    assert.equal((await toShop()).length, before);
  });

  it('is refused when it is too long, or no text', async () => {
    assert.equal(await send({ text: 'x'.repeat(5001), idempotency_key: 'long' }), 422);
    assert.equal(await send({ text: 'x'.repeat(200_000), idempotency_key: 'longer' }), 413);
    for (const text of ['nul \u0000', 'half \ud800', { a: 1 }, ['x'], null])
      assert.equal(await send({ text, idempotency_key: 'none' }), 422);
    for (const body of [null, [], 'text', { contact_message: [] }])
      assert.equal(
        await strangers.statusOf('/api/contact_messages', body),
        body === 'text' || body === null ? 400 : 422,
      );
  });

  it('is mailed once when it comes four times at the same moment', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      const fields = { email: `race-${round}@example.test`, idempotency_key: `race-${round}` };
      const answers = await Promise.all([1, 2, 3, 4].map(() => send(fields)));
      assert.deepEqual(answers.toSorted(), [200, 200, 200, 201]);
      assert.equal((await strangers.messagesTo(fields.email)).length, 1);
      assert.equal((await toShop()).filter(({ replyTo }) => replyTo === fields.email).length, 1);
    }
  });

  it('is one of five that a sender may send in a minute, also at the same moment', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map((nth) => send({ email: 'flood@example.test', idempotency_key: `flood-${nth}` })),
    );
    assert.deepEqual(answers.toSorted(), [201, 201, 201, 201, 201, 429, 429, 429]);
    await strangers.pass(1);
    assert.equal(await send({ email: 'flood@example.test', idempotency_key: 'flood-9' }), 201);
  });

  it('is in the shop’s mailbox alone: the engine keeps hashes', async () => {
    const [row] = await strangers.query<Record<string, unknown>>('SELECT key, content, sender FROM contact_message');
    for (const value of Object.values(row!)) assert.match(String(value), /^[\da-f]{64}$/);
  });
});

describe('The entries of a giveaway (spec §2 campaign pages)', () => {
  it('are a file for those who draw the winners, without formulas', async () => {
    const entry = {
      name: '=HYPERLINK("x")',
      email: 'formula@example.test',
      state: 'CA',
      of_age: true,
      agrees_to_terms: true,
    };
    assert.equal(await strangers.statusOf('/api/giveaways/open/entries', { entry }), 202);
    await hire(engine, 'packer', ['ReadOrder', 'ReadCustomer']);
    const query = '{ giveawayFile(name: "open") giveaways { name entries } }';
    await assert.rejects(engine.dashboard(query, 'packer'), /FORBIDDEN/);
    const { giveawayFile, giveaways } = (await engine.dashboard(query)) as {
      readonly giveawayFile: string;
      readonly giveaways: readonly { readonly name: string; readonly entries: number }[];
    };
    const [head, row] = giveawayFile.split('\r\n');
    assert.equal(head, '\uFEFFEntered,Name,E-mail,State');
    assert.match(row!, /,"'=HYPERLINK\(""x""\)",formula@example\.test,CA$/);
    assert.equal(giveaways.find(({ name }) => name === 'open')?.entries, 1);
  });

  it('have no state of Vendure’s that is none: a province of another country, a territory, or a made-up one', async () => {
    const entry = { name: 'Ada', email: 'nowhere@example.test', of_age: true, agrees_to_terms: true };
    for (const state of ['PR', 'ZZ', 'UT', '', '%'])
      assert.equal(await strangers.statusOf('/api/giveaways/open/entries', { entry: { ...entry, state } }), 422, state);
  });
});
