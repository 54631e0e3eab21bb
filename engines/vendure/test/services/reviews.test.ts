import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Order } from '@vendure/core';
import { Customer, CustomerService, ProductVariant, TransactionalConnection } from '@vendure/core';
import type { MailContent } from '#src/plugins/core/mails/mail';
import { renderMail } from '#src/plugins/mail/render-mail';
import { Review } from '#src/plugins/reviews/entities/review.entity';
import { brand } from '#test/support/brand';
import { mailsTo, nobody, textOf } from '#test/support/change-subscription';
import { inTransaction, orderOf } from '#test/support/customers';
import { EngineUnderTest, shopUrl } from '#test/support/engine-under-test';
import { hire } from '#test/support/hire';
import { SignInStandIn } from '#test/support/sign-in-stand-in';
import { twiceAtOnce } from '#test/support/waiting';

/** Rounds in which a customer sends the same review twice at the same moment: more would be too many in a minute. */
const ROUNDS = 4;

const engine = new EngineUnderTest();
const signIn = new SignInStandIn();
before(async () => {
  await signIn.start();
  await engine.start({ variables: signIn.variables, hasWorker: false });
  await hire(engine, 'clerk', ['ReadCustomer', 'UpdateCustomer', 'ReadCatalog', 'UpdateCatalog']);
  await hire(engine, 'reader', ['ManageReviews']);
});
after(async () => {
  await engine.stop();
  await signIn.stop();
});

const text = { score: 4, title: 'Cold <b>and</b> good', body: 'One can.\nThen another.', author: 'Ada E.' };

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

type Headers = Readonly<Record<string, string>>;

async function ask(path: string, headers: Headers = {}, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${engine.url}/api/reviews${path}`, { ...init, headers });
  const answered = await response.text();
  return { status: response.status, body: answered === '' ? {} : (JSON.parse(answered) as Answer['body']) };
}

function send(headers: Headers, review: object = text, sku = 'RED-1'): Promise<Answer> {
  const json = { ...headers, 'content-type': 'application/json' };
  return ask(`/mine/${sku}`, json, { method: 'PUT', body: JSON.stringify({ review }) });
}

interface Buyer {
  readonly name: string;
  readonly headers: Headers;
  readonly customer: Customer;
  readonly orders: readonly Order[];
}

/** Signs in a customer with a separate order for each of these skus. */
async function buyer(name: string, ...skus: readonly string[]): Promise<Buyer> {
  const address = `${name}@example.test`;
  const headers = await signIn.headers(name, address);
  // The first call makes the customer.
  await ask('/mine/RED-1', headers);
  const customers = engine.get(TransactionalConnection).getRepository(await engine.context(), Customer);
  const customer = await customers.findOneByOrFail({ emailAddress: address });
  const orders: Order[] = [];
  for (const sku of skus) {
    const order = await orderOf(engine, customer, sku, 1);
    const session = await engine.prepare(order);
    engine.sandbox.pay(session);
    assert.deepEqual(await engine.complete(order, session), { kind: 'completed' });
    orders.push(order);
  }
  return { name, headers, customer, orders };
}

async function rowOf({ customer }: Buyer): Promise<Review> {
  const rows = engine.get(TransactionalConnection).getRepository(await engine.context(), Review);
  return rows.findOneByOrFail({ customerId: customer.id });
}

const purchased = async ({ headers }: Buyer, sku: string): Promise<unknown> =>
  (await ask(`/mine/${sku}`, headers)).body['purchased'];
const publish = ({ id, revision }: Review, who = 'reader'): Promise<unknown> =>
  engine.dashboard(`mutation { publishShopReview(id: "${String(id)}", revision: ${revision}) { status } }`, who);
const reject = ({ id, revision }: Review, reason: string, who = 'reader'): Promise<unknown> =>
  engine.dashboard(
    `mutation { rejectShopReview(id: "${String(id)}", revision: ${revision}, reason: "${reason}") { status reason } }`,
    who,
  );
const mails = ({ name }: Buyer): Promise<readonly MailContent[]> => mailsTo(engine, `${name}@example.test`);
const subjects = async (one: Buyer): Promise<readonly string[]> => (await mails(one)).map(({ subject }) => subject);
const titles = async (path: string): Promise<readonly unknown[]> =>
  ((await ask(path)).body['reviews'] as readonly Review[]).map(({ title }) => title);

describe('The reviewer of a product (spec §3 Client state, reviews)', () => {
  it('has bought it, alone or as a part of a pack, in an order that was not canceled', async () => {
    const ada = await buyer('pack-buyer', 'WHITE-1|RED-1', 'ORANGE-1');
    assert.deepEqual([await purchased(ada, 'RED-1'), await purchased(ada, 'ORANGE-1')], [false, true]);
    await inTransaction(engine, async (ctx) => {
      const variants = engine.get(TransactionalConnection).getRepository(ctx, ProductVariant);
      const parts = JSON.stringify([{ sku: 'RED-1', quantity: 6 }]);
      await variants.update({ sku: 'WHITE-1|RED-1' }, { customFields: { parts } });
    });
    assert.deepEqual([await purchased(ada, 'RED-1'), await purchased(ada, 'WHITE-1')], [true, false]);
    await engine.dashboard(`mutation { cancelOrder(input: { orderId: "${ada.orders[1]?.id}" }) { __typename } }`);
    assert.equal(await purchased(ada, 'ORANGE-1'), false);
    const refused = await send(ada.headers, text, 'ORANGE-1');
    assert.deepEqual([refused.status, refused.body['errors']], [422, { sku: ['was not bought by you'] }]);
  });

  it('has not only put it into a cart', async () => {
    const ada = await buyer('cart-owner');
    await orderOf(engine, ada.customer, 'RED-1', 1);
    assert.equal(await purchased(ada, 'RED-1'), false);
  });

  it('is signed in with a token that the provider has signed', async () => {
    assert.equal((await send({})).status, 401);
    const forged = await send({ authorization: 'Bearer forged' });
    assert.equal(forged.status, 401);
    // By these words the storefront renews a token.
    assert.match(String(forged.body['error']), /API key/);
  });

  it('reviews no product that there is not, or that is e-mailed', async () => {
    const { headers } = await buyer('seeker', 'GIFT-CARD-50');
    for (const sku of ['NO-SUCH', 'GIFT-CARD-50', 'NUL%00']) assert.equal((await send(headers, text, sku)).status, 404);
    for (const sku of ['NO-SUCH', 'NUL%00']) assert.deepEqual(await titles(`/products/${sku}`), []);
  });
});

describe('A review that is sent (spec §3 Client state, reviews)', () => {
  it('is refused by its fields when it is empty, too long, or cannot be read', async () => {
    const { headers } = await buyer('careless', 'RED-1');
    const wrong = { score: 6, title: '?!', body: 'x'.repeat(2001), author: 'A\u200bda' };
    assert.deepEqual((await send(headers, wrong)).body['errors'], {
      score: ['must be between 1 and 5'],
      title: ["can't be blank"],
      body: ['is too long (maximum is 2000 characters)'],
      author: ['has invisible or unusual characters'],
    });
    for (const score of [0, 4.5, '4', null, [4]])
      assert.deepEqual(Object.keys((await send(headers, { ...text, score })).body['errors'] as object), ['score']);
  });

  it('is read from JSON that is neither too long nor compressed', async () => {
    const { headers } = await buyer('sender', 'RED-1');
    const put = async (body: string, more: Headers): Promise<number> =>
      (await ask('/mine/RED-1', { ...headers, ...more }, { method: 'PUT', body })).status;
    const json = { 'content-type': 'application/json' };
    assert.equal(await put(JSON.stringify({ review: { ...text, more: 'x'.repeat(40_000) } }), json), 413);
    assert.equal(await put('x'.repeat(300_000), json), 413);
    assert.equal(await put('{"review":', json), 400);
    assert.equal(await put(JSON.stringify({ review: { ...text, body: 'NUL\0' } }), json), 400);
    assert.equal(await put(JSON.stringify({ review: text }), { 'content-type': 'text/plain' }), 415);
    assert.equal(await put('{}', { ...json, 'content-encoding': 'br' }), 415);
  });

  it('is text: nothing in it is markup', async () => {
    const ada = await buyer('writer-of-html', 'RED-1');
    await send(ada.headers);
    assert.equal((await rowOf(ada)).title, text.title);
    const [thanks] = await mails(ada);
    assert.ok(thanks);
    assert.doesNotMatch(JSON.stringify(renderMail(brand, thanks)), /Cold|One can/);
  });

  it(`is one review when it is sent twice at the same moment, ${ROUNDS} times`, async () => {
    const ada = await buyer('hasty', 'RED-1');
    await send(ada.headers);
    for (let round = 1; round <= ROUNDS; round += 1) {
      const changed = { ...text, title: `Changed ${round}` };
      const answers = await twiceAtOnce(engine, 'review', () => send(ada.headers, changed));
      assert.deepEqual(
        answers.map((one) => one.status === 'fulfilled' && one.value.status),
        [200, 200],
      );
      const { title, revision } = await rowOf(ada);
      assert.deepEqual([title, revision], [changed.title, round + 1]);
    }
  });

  it('is not sent over and over', async () => {
    const { headers } = await buyer('talker', 'RED-1');
    const sent: number[] = [];
    // More than any two minutes allow.
    for (let time = 0; time <= 20; time += 1)
      sent.push((await send(headers, { ...text, score: 1 + (time % 5) })).status);
    assert.ok(sent.includes(429), sent.join());
    assert.equal(sent[0], 201);
  });

  it('has a score that can be no other, not even by SQL', async () => {
    const { rawConnection } = engine.get(TransactionalConnection);
    await assert.rejects(rawConnection.query('UPDATE review SET score = 6'), /violates check constraint/);
  });
});

describe('A review in the dashboard (spec §3 Client state, reviews)', () => {
  it('is hidden before it is published, and again after each change', async () => {
    const ada = await buyer('published', 'RED-1');
    const review = { ...text, title: 'Waits for somebody' };
    assert.equal((await send(ada.headers, review)).status, 201);
    for (const path of ['', '/products/RED-1']) assert.ok(!(await titles(path)).includes(review.title));
    await publish(await rowOf(ada));
    for (const path of ['', '/products/RED-1']) assert.ok((await titles(path)).includes(review.title));
    assert.deepEqual((await send(ada.headers, review)).body['status'], 'published');
    await send(ada.headers, { ...review, body: 'Something else.' });
    for (const path of ['', '/products/RED-1']) assert.ok(!(await titles(path)).includes(review.title));
  });

  it('is published as somebody has read it, and not as it was changed since', async () => {
    const ada = await buyer('changing', 'RED-1');
    await send(ada.headers);
    const asRead = await rowOf(ada);
    await send(ada.headers, { ...text, title: 'Buy at my shop instead' });
    await assert.rejects(publish(asRead), /changed since you have read it/);
    await assert.rejects(reject(asRead, 'Not about the wine'), /changed since you have read it/);
    assert.equal((await rowOf(ada)).status, 'waiting');
  });

  it('is thanked for, and its writer is told its fate, with the reason, once for each decision', async () => {
    const ada = await buyer('told', 'RED-1');
    await send(ada.headers);
    const review = await rowOf(ada);
    await assert.rejects(reject(review, ' '), /not valid/);
    const answer = { rejectShopReview: { status: 'rejected', reason: 'It is about the parcel' } };
    assert.deepEqual(await reject(review, 'It is about the parcel'), answer);
    await reject(review, 'Once more');
    assert.deepEqual((await ask('/mine/RED-1', ada.headers)).body['review'], {
      ...{ id: review.id, sku: 'RED-1', ...text, status: 'rejected', updated_at: review.writtenAt.toISOString() },
    });
    await publish(review);
    await publish(review);
    assert.deepEqual(await subjects(ada), [
      'Thank you for your review of Quiet Red',
      'Your review of Quiet Red was not published',
      'Your review of Quiet Red is published',
    ]);
    const [, rejected] = await mails(ada);
    assert.ok(rejected && textOf(rejected).includes('It is about the parcel'));
    assert.ok(JSON.stringify(rejected).includes(`${shopUrl}/account/reviews/RED-1/`));
    assert.equal((await rowOf(ada)).reason, null);
  });

  it('is listed with its product and its writer, the longest waiting first', async () => {
    const [first, second] = [await buyer('first', 'RED-1'), await buyer('second', 'RED-1')];
    for (const one of [first, second]) await send(one.headers, { ...text, author: one.name });
    const listed = (await engine.dashboard(
      '{ shopReviews(status: waiting, page: 1) { items { author productName customer { id } } totalItems } }',
      'reader',
    )) as { shopReviews: { items: readonly { author: string }[]; totalItems: number } };
    const { items, totalItems } = listed.shopReviews;
    assert.deepEqual(
      items.filter(({ author }) => author === 'first' || author === 'second'),
      [first, second].map(({ name, customer }) => ({
        author: name,
        productName: 'Quiet Red',
        customer: { id: String(customer.id) },
      })),
    );
    assert.equal(totalItems, items.length);
  });

  it('is seen and decided by those alone who may', async () => {
    const ada = await buyer('guarded', 'RED-1');
    await send(ada.headers);
    const review = await rowOf(ada);
    const list = engine.dashboard('{ shopReviews(status: waiting, page: 1) { totalItems } }', 'clerk');
    await assert.rejects(list, /not currently authorized/);
    await assert.rejects(publish(review, 'clerk'), /not currently authorized/);
    await assert.rejects(reject(review, 'x', 'clerk'), /not currently authorized/);
    assert.equal((await rowOf(ada)).status, 'waiting');
    for (const id of [nobody, 'none'])
      await assert.rejects(publish(new Review({ id, revision: 1 })), /has no such review/);
  });

  it('goes with a customer who is deleted', async () => {
    const ada = await buyer('leaving', 'RED-1');
    await send(ada.headers, { ...text, title: 'I was here' });
    await publish(await rowOf(ada));
    assert.ok((await titles('')).includes('I was here'));
    await inTransaction(engine, (ctx) => engine.get(CustomerService).softDelete(ctx, ada.customer.id));
    assert.ok(!(await titles('')).includes('I was here'));
  });
});

describe('The review service', () => {
  it('may be called by pages of the shop, and of no other site', async () => {
    const allowedFor = async (origin: string): Promise<string | null> =>
      (await fetch(`${engine.url}/api/reviews`, { headers: { origin } })).headers.get('access-control-allow-origin');
    assert.deepEqual([await allowedFor(shopUrl), await allowedFor('http://elsewhere.test')], [shopUrl, null]);
  });
});
