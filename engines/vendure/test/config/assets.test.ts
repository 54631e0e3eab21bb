import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Asset, TransactionalConnection } from '@vendure/core';
import { EngineUnderTest } from '#test/support/engine-under-test';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="60"><rect width="40" height="60"/></svg>';
const contracts = join(__dirname, '../../../seed/contracts.json');

/** Writes the contracts' world with one picture, which lies beside the file. */
function seedWithPicture(folder: string): string {
  const seed = JSON.parse(readFileSync(contracts, 'utf8')) as { variants: { sku: string; picture: string | null }[] };
  for (const variant of seed.variants) if (variant.sku === 'WHITE-1') variant.picture = 'white.svg';
  writeFileSync(join(folder, 'white.svg'), drawing);
  writeFileSync(join(folder, 'seed.json'), JSON.stringify(seed));
  return join(folder, 'seed.json');
}

/** The pictures of an order's lines, by sku, as the storefront asks for them. */
async function picturesOf(engine: EngineUnderTest): Promise<Record<string, string | undefined>> {
  const line = 'lines { productVariant { sku } featuredAsset { preview } }';
  const lines = '[{ sku: "WHITE-1", quantity: 1 }, { sku: "RED-1", quantity: 1 }]';
  const response = await fetch(`${engine.url}/shop-api`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: `mutation { startOrder(lines: ${lines}) { ${line} } }` }),
  });
  const { data } = (await response.json()) as {
    data: {
      startOrder: { lines: { productVariant: { sku: string }; featuredAsset: { preview: string } | null }[] };
    };
  };
  return Object.fromEntries(
    data.startOrder.lines.map(({ productVariant: { sku }, featuredAsset }) => [sku, featuredAsset?.preview]),
  );
}

describe('The picture of a product', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-assets-'));
  const engine = new EngineUnderTest();
  before(() => engine.start({ seed: seedWithPicture(folder) }));
  after(async () => {
    await engine.stop();
    rmSync(folder, { recursive: true });
  });

  it('is an asset of the engine, which its lines name by the engine’s address', async () => {
    const pictures = await picturesOf(engine);
    assert.equal(pictures['RED-1'], undefined);
    const address = pictures['WHITE-1'] ?? '';
    assert.ok(address.startsWith(`${engine.url}/assets/`), address);
    const picture = await fetch(`${address}?preset=medium&format=webp`);
    assert.deepEqual([picture.status, picture.headers.get('content-type')], [200, 'image/webp']);
    assert.ok((await picture.arrayBuffer()).byteLength > 0);
  });

  it('has no sizes but those that the engine knows', async () => {
    const { 'WHITE-1': address = '' } = await picturesOf(engine);
    const sizes = await Promise.all(
      ['?w=1999&h=1998', '?w=7&h=9', ''].map(
        async (query) => (await (await fetch(`${address}${query}`)).arrayBuffer()).byteLength,
      ),
    );
    assert.equal(new Set(sizes.slice(0, 2)).size, 1);
  });

  it('stands in the dashboard with its product', async () => {
    const assets = await engine
      .get(TransactionalConnection)
      .getRepository(await engine.context(), Asset)
      .find();
    assert.deepEqual(
      assets.map(({ mimeType }) => mimeType),
      ['image/svg+xml'],
    );
    const data = await engine.dashboard('{ products { items { slug featuredAsset { preview } } } }');
    assert.match(JSON.stringify(data), /"featuredAsset":\{"preview":"[^"]+\/assets\/preview\//);
  });
});

function hasDefaultChecksum(headers: IncomingHttpHeaders): boolean {
  return Object.entries(headers).some(
    ([name, value]) => /^x-amz-(?:checksum-|sdk-checksum-|trailer)/.test(name) || value === 'aws-chunked',
  );
}

describe('The picture of a product, in a bucket', () => {
  const folder = mkdtempSync(join(tmpdir(), 'engine-bucket-'));
  const files = new Map<string, Buffer>();
  const engine = new EngineUnderTest();
  let bucket: Server;

  before(async () => {
    bucket = createServer((request, response) => {
      const path = (request.url ?? '').split('?')[0] ?? '';
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        // As compatible services answer (aws-sdk-js-v3, issue 6810: default integrity protections of S3).
        if (hasDefaultChecksum(request.headers)) return void response.writeHead(501).end();
        if (request.method === 'PUT') files.set(path, Buffer.concat(parts));
        const isThere = request.method === 'PUT' || path === '/pictures' || path === '/pictures/' || files.has(path);
        response.writeHead(isThere ? 200 : 404, { etag: '"1"' }).end(request.method === 'GET' ? files.get(path) : '');
      });
    });
    await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
    await engine.start({
      seed: seedWithPicture(folder),
      variables: {
        ASSETS_URL: 'https://pictures.shop.example/',
        ASSETS_BUCKET: 'pictures',
        ASSETS_ENDPOINT: `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`,
        AWS_REGION: 'us-west-2',
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'secret',
      },
    });
  });
  after(async () => {
    await engine.stop();
    bucket.close();
    rmSync(folder, { recursive: true });
  });

  it('is kept there, and named by the address that the shop gives it', async () => {
    const { 'WHITE-1': address = '' } = await picturesOf(engine);
    assert.match(address, /^https:\/\/pictures\.shop\.example\/preview\/.+/);
    const path = new URL(address).pathname;
    assert.ok(
      [...files.keys()].some((key) => key === `/pictures${path}`),
      `${path} of ${[...files.keys()].join()}`,
    );
  });
});
