import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { EngineUnderTest } from '#test/support/engine-under-test';

const engine = new EngineUnderTest();
before(() => engine.start());
after(() => engine.stop());

const query = Buffer.from(JSON.stringify({ query: '{ countryStates(countryIso: "US") { abbr } }' }));
const encoders = {
  br: brotliCompressSync,
  gzip: gzipSync,
  deflate: deflateSync,
  'gzip, br': gzipSync,
  BR: brotliCompressSync,
};

function send(path: string, body: Buffer, encoding?: string): Promise<Response> {
  return fetch(`${engine.url}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    },
    body: new Uint8Array(body),
  });
}

describe('A body that is compressed', () => {
  for (const path of [
    ...['/shop-api', '/admin-api', '/payments/notifications', '/admin/', '/anything-else'],
    ...['/api/contact_messages', '/api/mailing_lists/newsletter/subscriptions', '/api/giveaways/open/entries'],
  ])
    it(`is refused unread at ${path}`, async () => {
      for (const [encoding, encode] of Object.entries(encoders))
        assert.equal((await send(path, encode(query), encoding)).status, 415, encoding);
      assert.equal((await send(path, Buffer.from('not even brotli'), 'br')).status, 415);
    });

  it('is read when it is not compressed after all', async () => {
    for (const encoding of [undefined, 'identity', ' Identity '])
      assert.equal((await send('/shop-api', query, encoding)).status, 200);
  });
});

describe('A body that is long', () => {
  const padded = (bytes: number): Buffer =>
    Buffer.from(JSON.stringify({ query: '{ countryStates(countryIso: "US") { abbr } }', pad: 'x'.repeat(bytes) }));

  it('is read up to 50 kB', async () => {
    assert.equal((await send('/shop-api', padded(51_000))).status, 200);
    assert.equal((await send('/shop-api', padded(51_200))).status, 413);
    assert.equal((await send('/shop-api', padded(1_100_000))).status, 413);
  });
});

describe('A body with text that cannot be stored (spec §8 Shop back end)', () => {
  const asked = (email: string): Buffer =>
    Buffer.from(
      JSON.stringify({ query: 'mutation ($email: String!) { identifyReferrer(email: $email) }', variables: { email } }),
    );
  const written = (email: string): Buffer =>
    Buffer.from(JSON.stringify({ query: `mutation { identifyReferrer(email: "${email}") }` }));

  it('is refused as any other that is not valid, in its variables and in its query', async () => {
    const bodies = [
      ...[asked('a\u0000b@example.test'), asked('\ud83d@example.test')],
      ...[String.raw`a\u0000b`, String.raw`a\u{0}b`, String.raw`\uD83D`].map((name) => written(`${name}@example.test`)),
    ];
    for (const body of bodies) {
      const response = await send('/shop-api', body);
      assert.equal(response.status, 422, body.toString());
      const { errors } = (await response.json()) as { errors: readonly { extensions: { code: string } }[] };
      assert.equal(errors[0]?.extensions.code, 'INVALID');
    }
    assert.equal((await send('/shop-api', asked('\u{1f377}@example.test'))).status, 200);
  });
});
