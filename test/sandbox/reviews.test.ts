import { describe, expect, it } from 'vitest';
import { CONTENT_TOKEN } from '#sandbox/content-service/content-service';
import { listMails } from '#sandbox/shop/outbox';
import { recordingsConfig } from '#test/sandbox/support/recordings-config';
import { sharedSandbox } from '#test/sandbox/support/shared-sandbox';
import { ShopClient } from '#test/sandbox/support/shop-client';

const address = { address1: '1 Main Street', city: 'Salem', state: 'OR', zipcode: '97301' };
const customer = (name: string, history?: object) => ({
  subject: name,
  email: `${name}@example.test`,
  name,
  bearer: name,
  ...(history && { history: { address, cards: [{ number: '4111111111111111' }], ...history } }),
});

const sandbox = sharedSandbox({
  content: true,
  config: {
    ...recordingsConfig,
    customers: [
      customer('buyer', {
        orders: [
          { daysAgo: 9, lines: { 'RED-1': 6 } },
          { daysAgo: 5, lines: { 'WHITE-1': 6 }, outcome: 'canceled' },
        ],
      }),
      customer('guest'),
    ],
  },
});
const buyer = new ShopClient(sandbox, { bearer: 'buyer' });

const review = { score: 4, title: 'Good <b>cold</b>', body: 'Second can.\nThird can.', author: 'B. Uyer' };
const mine = '/api/reviews/mine/RED-1';

interface Published {
  readonly stats: { readonly count: number; readonly score: number };
  readonly reviews: readonly { readonly title: string; readonly date: string }[];
}
const published = (path: string) => new ShopClient(sandbox).must<Published>('GET', path);

async function decide(title: string, status: string): Promise<number> {
  const { reviews } = await new ShopClient(sandbox).must<{ reviews: readonly { id: number; title: string }[] }>(
    'GET',
    '/_control/reviews',
  );
  const { id } = reviews.find((one) => one.title === title)!;
  await new ShopClient(sandbox).must('PUT', `/_control/reviews/${id}`, { status });
  return id;
}

const subjects = async () => (await listMails(sandbox.database)).map(({ subject }) => subject);

describe('The review service (spec §3 Client state, reviews)', () => {
  it('lets customers write about bought products, in orders that were not canceled', async () => {
    expect(await buyer.must('GET', mine)).toEqual({
      product: { sku: 'RED-1', name: 'Quiet Red' },
      purchased: true,
      review: null,
    });
    expect(await buyer.must('GET', '/api/reviews/mine/WHITE-1')).toMatchObject({ purchased: false });
    const other = new ShopClient(sandbox, { bearer: 'guest' });
    for (const [client, path] of [
      [other, mine],
      [buyer, '/api/reviews/mine/WHITE-1'],
    ] as const)
      expect(await client.send('PUT', path, { review })).toMatchObject({
        status: 422,
        body: { errors: { sku: ['was not bought by you'] } },
      });
    expect((await buyer.send('PUT', '/api/reviews/mine/NO-SUCH', { review })).status).toBe(404);
    expect((await new ShopClient(sandbox).send('PUT', mine, { review })).status).toBe(401);
  });

  it('refuses empty or long texts and invalid scores, by the field', async () => {
    const sent = { score: 6, title: ' ', body: 'x'.repeat(2001), author: 'y'.repeat(41) };
    expect((await buyer.send('PUT', mine, { review: sent })).body).toMatchObject({
      errors: {
        score: ['must be between 1 and 5'],
        title: ["can't be blank"],
        body: ['is too long (maximum is 2000 characters)'],
        author: ['is too long (maximum is 40 characters)'],
      },
    });
  });

  it.each([
    ['title', '!!!'],
    ['body', '\u200b \u2800'],
    ['author', '— ❤ —'],
  ])('refuses a %s without a letter or digit', async (field, text) => {
    const { status, body } = await buyer.send('PUT', mine, { review: { ...review, [field]: text } });
    expect([status, body['errors']]).toEqual([422, { [field]: ["can't be blank"] }]);
    expect(
      (await buyer.send('PUT', mine, { review: { ...review, [field]: text === '!!!' ? 'Дa' : '7' } })).status,
    ).toBeLessThan(300);
  });

  it('shows a review once it was published, in product and site, and tells its author', async () => {
    const before = await published('/api/reviews');
    expect(await buyer.must('PUT', mine, { review })).toMatchObject({ ...review, status: 'waiting' });
    expect((await published('/api/reviews/products/RED-1')).stats).toEqual({ count: 0, score: 0 });
    expect(await subjects()).toContain('Thank you for your review of Quiet Red');
    await decide(review.title, 'published');
    expect(await published('/api/reviews/products/RED-1')).toEqual({
      stats: { count: 1, score: 4 },
      reviews: [{ sku: 'RED-1', ...review, date: '2026-11-20' }],
    });
    const after = await published('/api/reviews');
    expect(after.stats.count).toBe(before.stats.count + 1);
    expect(after.reviews.map(({ date }) => date)).toEqual(
      after.reviews.map(({ date }) => date).toSorted((one, other) => other.localeCompare(one)),
    );
    expect(await subjects()).toContain('Your review of Quiet Red is published');
    // The next build has it.
    const entries = await fetch(
      `${sandbox.url}/spaces/ringpull/environments/master/entries?content_type=review&limit=1000`,
      { headers: { Authorization: `Bearer ${CONTENT_TOKEN}` } },
    );
    const { items } = (await entries.json()) as { items: readonly { fields: Record<string, unknown> }[] };
    expect(items.filter(({ fields }) => fields['sku'] === 'RED-1')).toMatchObject([
      { fields: { author: 'B. Uyer', score: 4 } },
    ]);
  });

  it('keeps one review of a customer and product: sending it again changes nothing, a changed one waits again', async () => {
    await buyer.must('PUT', mine, { review });
    expect(await buyer.must('GET', mine)).toMatchObject({ review: { status: 'published' } });
    await buyer.must('PUT', mine, { review: { ...review, score: 2, title: 'Changed' } });
    expect((await published('/api/reviews/products/RED-1')).stats.count).toBe(0);
    await decide('Changed', 'rejected');
    expect(await buyer.must('GET', mine)).toMatchObject({ review: { status: 'rejected', score: 2 } });
    expect((await published('/api/reviews/products/RED-1')).stats.count).toBe(0);
    expect(await subjects()).toContain('Your review of Quiet Red was not published');
  });

  it('is moderated on a page, where typed input is text', async () => {
    await buyer.must('PUT', mine, { review });
    const page = await (await fetch(`${sandbox.url}/reviews`)).text();
    expect(page).toContain('Good &lt;b&gt;cold&lt;/b&gt;');
    const [, path] = /action="(\/reviews\/\d+\/publish)"/.exec(page)!;
    const answer = await fetch(`${sandbox.url}${path}`, { method: 'POST' });
    expect([answer.status, answer.redirected]).toEqual([200, true]);
    expect((await published('/api/reviews/products/RED-1')).stats.count).toBe(1);
    expect((await fetch(`${sandbox.url}/reviews/4711/publish`, { method: 'POST' })).status).toBe(404);
  });

  it.each(['https://elsewhere.test', 'http://localhost:5173', 'null'])(
    'takes no decision from a page of %s',
    async (origin) => {
      await buyer.must('PUT', mine, { review: { ...review, title: 'Forged' } });
      const { reviews } = await new ShopClient(sandbox).must<{ reviews: readonly { id: number; title: string }[] }>(
        'GET',
        '/_control/reviews',
      );
      const { id } = reviews.find(({ title }) => title === 'Forged')!;
      for (const path of [`/reviews/${id}/publish`, '/_control/clock']) {
        const answer = await fetch(`${sandbox.url}${path}`, { method: 'POST', headers: { origin } });
        expect([path, answer.status]).toEqual([path, 403]);
      }
      expect((await published('/api/reviews/products/RED-1')).reviews).not.toContainEqual(
        expect.objectContaining({ title: 'Forged' }),
      );
      const own = { origin: sandbox.url };
      expect((await fetch(`${sandbox.url}/reviews/${id}/reject`, { method: 'POST', headers: own })).status).toBe(200);
    },
  );

  it('lets pages of no other origin than the storefront read waiting reviews', async () => {
    for (const origin of ['https://elsewhere.test', 'http://localhost:8080', sandbox.storefrontUrl])
      for (const path of ['/reviews', '/_control/reviews'])
        expect(
          (await fetch(`${sandbox.url}${path}`, { headers: { origin } })).headers.get('access-control-allow-origin'),
        ).toBe(sandbox.storefrontUrl);
  });
});
