import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { missingPagesOf } from '#src/composition/configuration/configuration';
import { vendureCapabilities } from '#src/infrastructure/vendure/capabilities';
import { readSiteFiles } from '#tools/server/site-files';
import { siteRules } from '#tools/server/site-rules';
import { createSiteServer } from '#tools/static-server';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const variables = {
  VITE_LANGUAGE: 'en-US',
  VITE_LANGUAGE_ROUTING: 'true',
  VITE_AUTH_CALLBACK_PATH: '/welcome/back',
  VITE_ORDER_API_URL: 'https://orders.example',
};

const site = {
  'index.html': '<p>moved</p>',
  '404.html': '<h1>No such page</h1>',
  '500.html': '<script>{run();}</script><h1>Our fault</h1>',
  'robots.txt': 'User-agent: *',
  'en-US/index.html': '<h1>Home</h1>',
  'en-US/shop/index.html': '<h1>Shop</h1>',
  'en-US/checkout/index.html': '<h1>Checkout</h1>',
  'en-US/account/login/index.html': '<h1>Sign in</h1>',
  'en-US/app-shell/index.html': '<div id="root"></div>',
  'page-data/en-US/shop/page-data.json': '{"title":"Shop"}',
  'assets/entry-abc123.js': 'export const shop = 1;',
  'assets/site-abc123.css': 'a{}',
  'assets/text-abc123.woff2': 'font',
  'favicon.svg': '<svg/>',
  'site.webmanifest': '{}',
  '.vite/manifest.json': '{}',
};

/** Sends a target as written: fetch would tidy up "..". */
function ask(
  server: Server,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Reply> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    httpRequest({ port, path, host: '127.0.0.1', ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

function listen(server: Server): Promise<Server> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

describe('Server of the built site (spec §2 Screens and routes)', () => {
  const failures: unknown[] = [];
  let directory: string;
  let server: Server;

  beforeAll(async () => {
    const parent = mkdtempSync(join(tmpdir(), 'static-server-'));
    directory = join(parent, 'dist');
    for (const [path, text] of Object.entries(site)) {
      mkdirSync(dirname(join(directory, path)), { recursive: true });
      writeFileSync(join(directory, path), text);
    }
    writeFileSync(join(directory, 'assets/entry-abc123.js.br'), brotliCompressSync(site['assets/entry-abc123.js']));
    writeFileSync(join(directory, 'assets/entry-abc123.js.gz'), gzipSync(site['assets/entry-abc123.js']));
    writeFileSync(join(parent, 'secret.txt'), 'secret');
    server = await listen(
      createSiteServer({ files: readSiteFiles(directory), variables, report: (error) => failures.push(error) }),
    );
  });

  afterAll(() => {
    server.close();
    expect(failures).toEqual([]);
  });

  it('serves a page under its address with a slash', async () => {
    const reply = await ask(server, '/en-US/shop/?color=red');

    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.body.toString()).toBe('<h1>Shop</h1>');
  });

  it.each([
    ['/', '/en-US/'],
    ['/?ref=friend', '/en-US/?ref=friend'],
    ['/en-US', '/en-US/'],
    ['/en-US/shop', '/en-US/shop/'],
    ['/en-US/shop?color=red&sort=price', '/en-US/shop/?color=red&sort=price'],
    ['/en-US/shop/index.html', '/en-US/shop/'],
    ['/shop/', '/en-US/shop/'],
    ['/shop', '/en-US/shop/'],
    ['/checkout/?step=payment', '/en-US/checkout/?step=payment'],
    ['/cart/RED-1:2,WHITE-1:1/?promo=TEN', '/en-US/cart/RED-1:2,WHITE-1:1/?promo=TEN'],
    [
      '/order/confirmation/R1/5?checkout_session_id=cs_1&number=R1',
      '/en-US/order/confirmation/R1/5/?checkout_session_id=cs_1&number=R1',
    ],
    ['/account/login/', '/en-US/account/login/'],
    ['/account/club/customize/7', '/en-US/account/club/customize/7/'],
    [
      '/authenticate?token=a%2Bb&stytch_token_type=magic_links',
      '/en-US/authenticate/?token=a%2Bb&stytch_token_type=magic_links',
    ],
    ['/welcome/back?token=t', '/en-US/welcome/back/?token=t'],
    ['/en-us/shop/', '/en-US/shop/'],
    ['/en-US/Shop?Color=Red', '/en-US/shop/?Color=Red'],
    ['/SHOP/', '/en-US/shop/'],
    ['/en-US/Account/Orders/R123', '/en-US/account/Orders/R123/'],
    ['/Cart/RED-1:2,White-1:1/?promo=TEN', '/en-US/cart/RED-1:2,White-1:1/?promo=TEN'],
    ['/EN-US/Order/Confirmation/R1/aB5/', '/en-US/order/confirmation/R1/aB5/'],
    ['/en-US/shop).', '/en-US/shop/'],
    ['/shop/%22?color=red', '/en-US/shop/?color=red'],
    ['/en-US/account)', '/en-US/account/'],
  ])('sends %s to %s for good', async (path, location) => {
    const reply = await ask(server, path);

    expect(reply.status).toBe(308);
    expect(reply.headers.location).toBe(location);
  });

  it.each([
    '/en-US/account/orders/',
    '/en-US/account/club/customize/7/',
    '/en-US/order/confirmation/R1/5/',
    '/en-US/cart/RED-1:2/',
    '/en-US/authenticate/',
    '/en-US/welcome/back/',
  ])('answers %s, which only the browser knows, with the app shell', async (path) => {
    const reply = await ask(server, path);

    expect(reply.status).toBe(200);
    expect(reply.body.toString()).toBe(site['en-US/app-shell/index.html']);
  });

  it('prefers a built page to the app shell', async () => {
    expect((await ask(server, '/en-US/account/login/')).body.toString()).toBe('<h1>Sign in</h1>');
  });

  it.each([
    '/en-US/nowhere/',
    '/nowhere',
    '/en-US/shop/extra/',
    '/404.html',
    '/en-US/accounting/',
    '/en-US/authenticated/',
    '/en-US/welcome/',
    '/%E0%A4%A',
    '/%00',
    '/en-US/shop/%00/',
    '/nowhere).',
  ])('answers %s with the 404 page', async (path) => {
    const reply = await ask(server, path);

    expect(reply.status).toBe(404);
    expect(reply.body.toString()).toBe(site['404.html']);
  });

  it.each(['/page-data/en-US/nowhere/page-data.json', '/assets/entry-old.js'])(
    'answers a program that asks for %s shortly',
    async (path) => {
      const reply = await ask(server, path);

      expect(reply.status).toBe(404);
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    },
  );

  it.each([
    '/..%2fsecret.txt',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/..%5csecret.txt',
    '/.vite/manifest.json',
    '/%00',
  ])('reaches no file outside the site by %s', async (path) => {
    const reply = await ask(server, path);

    expect(reply.status).toBe(404);
    expect(reply.body.toString()).not.toContain('secret');
  });

  it.each(['//evil.example/', '/%2fevil.example', '/\\evil.example', '//evil.example/en-US/shop'])(
    'sends no visitor to another site by %s',
    async (path) => {
      const reply = await ask(server, path);

      expect(reply.status).toBe(404);
      expect(reply.headers.location).toBeUndefined();
    },
  );

  it('sends compressed files to those who take them', async () => {
    const plain = await ask(server, '/assets/entry-abc123.js');
    const gzip = await ask(server, '/assets/entry-abc123.js', { headers: { 'accept-encoding': 'gzip, deflate' } });
    const brotli = await ask(server, '/assets/entry-abc123.js', {
      headers: { 'accept-encoding': 'gzip, deflate, br' },
    });
    const refused = await ask(server, '/assets/entry-abc123.js', {
      headers: { 'accept-encoding': 'br;q=0, gzip;q=0.5' },
    });

    expect([plain, gzip, brotli, refused].map((reply) => reply.headers['content-encoding'])).toEqual([
      undefined,
      'gzip',
      'br',
      'gzip',
    ]);
    expect(gunzipSync(gzip.body).toString()).toBe(site['assets/entry-abc123.js']);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(site['assets/entry-abc123.js']);
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('lets browsers keep immutable files and ask again for the rest', async () => {
    const kept = async (path: string): Promise<string | undefined> =>
      (await ask(server, path)).headers['cache-control'];

    expect(await kept('/assets/entry-abc123.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('/en-US/shop/')).toBe('no-cache');
    expect(await kept('/page-data/en-US/shop/page-data.json')).toBe('no-cache');
    expect(await kept('/en-US/nowhere/')).toBe('no-cache');
    expect(await kept('/robots.txt')).toBe('public, max-age=3600');
  });

  it('answers 304 when the browser has the file already', async () => {
    const first = await ask(server, '/en-US/shop/');
    const second = await ask(server, '/en-US/shop/', { headers: { 'if-none-match': String(first.headers.etag) } });

    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
  });

  it('answers HEAD like GET without the body, and refuses to be written to', async () => {
    const head = await ask(server, '/en-US/shop/', { method: 'HEAD' });
    const post = await ask(server, '/en-US/shop/', { method: 'POST' });

    expect(head.status).toBe(200);
    expect(head.headers['content-length']).toBe(String(site['en-US/shop/index.html'].length));
    expect(head.body).toHaveLength(0);
    expect(post.status).toBe(405);
    expect(post.headers.allow).toBe('GET, HEAD');
  });

  it.each(['/en-US/shop/', '/en-US/nowhere/', '/en-US/account/orders/'])(
    'tells the browser the permissions of the document at %s',
    async (path) => {
      const { headers } = await ask(server, path);

      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['content-security-policy']).toContain("script-src 'self' 'sha256-");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('camera=()');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('tells it again about a document that it has already', async () => {
    const { headers: first } = await ask(server, '/en-US/shop/');
    const { headers } = await ask(server, '/en-US/shop/', { headers: { 'if-none-match': String(first.etag) } });

    expect(headers['content-security-policy']).toBe(first['content-security-policy']);
  });

  it.each([
    ['/assets/entry-abc123.js', 'text/javascript; charset=utf-8'],
    ['/assets/site-abc123.css', 'text/css; charset=utf-8'],
    ['/assets/text-abc123.woff2', 'font/woff2'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/site.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/page-data/en-US/shop/page-data.json', 'application/json; charset=utf-8'],
    ['/page-data/nothing.json', 'text/plain; charset=utf-8'],
    ['/shop', undefined],
  ])('answers %s, which is no document, with its own headers alone', async (path, type) => {
    const { headers } = await ask(server, path);

    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBeDefined();
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(Object.keys(headers).filter((name) => name.includes('policy'))).toEqual([]);
  });

  it('asks for HTTPS from then on where it was reached over HTTPS', async () => {
    const { headers } = await ask(server, '/en-US/shop/', { headers: { 'x-forwarded-proto': 'https' } });

    expect(headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  });
});

describe('Server of a site without language routing (spec §2 Screens and routes)', () => {
  it('needs no prefix and redirects nothing but missing slashes', async () => {
    const page = Buffer.from('<h1>Page</h1>');
    const file = { type: 'text/html', etag: 'W/"1"', body: page, compressed: {} };
    const files = new Map(
      ['/index.html', '/shop/index.html', '/app-shell/index.html', '/404.html'].map((path) => [path, file]),
    );
    const server = await listen(
      createSiteServer({ files, variables: { ...variables, VITE_LANGUAGE_ROUTING: 'false' }, report: () => undefined }),
    );

    const replies = await Promise.all(
      ['/', '/shop/', '/shop', '/account/orders/', '/en-US/shop/'].map((path) => ask(server, path)),
    );
    server.close();

    expect(replies.map(({ status }) => status)).toEqual([200, 200, 308, 200, 404]);
  });
});

describe('Rules of a server (spec §3 Configuration)', () => {
  it('take a variable that is blank, or none of its words, as the storefront does', () => {
    expect(siteRules({ VITE_LANGUAGE: ' ', VITE_AUTH_CALLBACK_PATH: '' })).toEqual({
      prefix: '/en-US',
      authCallbackPath: '/authenticate',
      missingPages: [],
    });
    expect(siteRules({ VITE_SHOP_ENGINE: 'vendure' }).missingPages).toEqual(missingPagesOf(vendureCapabilities));
    expect(siteRules({ VITE_LANGUAGE: 'en-GB', VITE_LANGUAGE_ROUTING: '0' }).prefix).toBe('');
    expect(siteRules({ VITE_LANGUAGE: 'en-GB', VITE_LANGUAGE_ROUTING: '1' }).prefix).toBe('');
  });
});

describe('Server that fails (spec §2 Page shell and behavior)', () => {
  it.each([
    ['the 500 page', '<h1>Our fault</h1>'],
    ['plain words', undefined],
  ])('answers with %s and reports why', async (_what, page) => {
    const failure = new Error('Disk on fire');
    const reported: unknown[] = [];
    const files = {
      get: () =>
        page === undefined ? undefined : { type: 'text/html', etag: 'W/"1"', body: Buffer.from(page), compressed: {} },
      has: () => {
        throw failure;
      },
    };
    const server = await listen(createSiteServer({ files, variables, report: (error) => reported.push(error) }));

    const reply = await ask(server, '/en-US/shop/');
    server.close();

    expect(reply.status).toBe(500);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect('content-security-policy' in reply.headers).toBe(page !== undefined);
    expect(reply.body.toString()).toContain(page ?? 'Something went wrong');
    expect(reported).toEqual([failure]);
  });
});
