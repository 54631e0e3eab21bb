import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSiteFiles } from '#tools/server/site-files';
import { createSiteServer } from '#tools/static-server';
import type { RunningHost } from './host-programs';
import { freePort, hostPrograms, isInstalled } from './host-programs';
import { ask, portOf, type Reply, sampleSite } from './sample-site';

const addresses = [
  '/',
  '/?ref=friend',
  '/en-US',
  '/en-US/',
  '/en-US/shop',
  '/en-US/shop?color=red&sort=price',
  '/en-US/shop/',
  '/en-US/shop/?color=red',
  '/en-US/shop/index.html',
  '/shop/',
  '/shop',
  '/shop?color=red',
  '/checkout/?step=payment',
  '/en-US/cart/',
  '/cart/RED-1:2,WHITE-1:1/?promo=TEN',
  '/en-US/cart/RED-1:2',
  '/order/confirmation/R1/5?checkout_session_id=cs_1&number=R1',
  '/en-US/order/confirmation/R1/5/',
  '/account',
  '/account/login/',
  '/account/club/customize/7',
  '/en-US/account',
  '/en-US/account/',
  '/en-US/account/orders/',
  '/en-US/account/orders/a%20b%3Fc',
  '/account/orders/%0d%0aSet-Cookie:%20a=b',
  '/en-US/account/orders/a%0ab/',
  '/authenticate?token=a%2Bb&stytch_token_type=magic_links',
  '/welcome/back?token=t',
  '/en-US/welcome/back/',
  '/en-us',
  '/EN-US/',
  '/en-us/shop/',
  '/en-us/account/orders/R123/',
  '/en-US/Shop',
  '/en-US/SHOP/?Color=Red',
  '/Shop/',
  '/SHOP?Color=Red',
  '/%53hop/',
  '/en-US/Shop/Extra/',
  '/Shop/index.html',
  '/en-US/Cart/',
  '/en-US/Cart/RED-1:2,White-1:1?promo=TEN',
  '/Account/Orders/R123/',
  '/en-US/ACCOUNT',
  '/en-US/account/Login/',
  '/en-US/Account/?Next=/X',
  '/Order/Confirmation/R1/aB5?checkout_session_id=cs_A&number=R1',
  '/Account/orders/%0d%0aSet-Cookie:%20a=b',
  '/Accounting/',
  '/en-US/shop)',
  '/en-US/shop/)',
  '/en-US/shop/).?color=red',
  '/Shop%22/',
  "/shop/'",
  '/en-US/Shop%3E,',
  '/en-US/account)',
  '/Account%5d.?next=/x',
  '/account/orders/R1.',
  '/en-US/account/orders/R1.,',
  '/cart/RED-1:2,',
  '/)',
  '/en-US/)',
  '/nowhere).',
  '/en-US/shop)x/',
  '/en-US/nowhere/',
  '/nowhere',
  '/nowhere/',
  '/nowhere/index.html',
  '/en-US/shop/extra/',
  '/404.html',
  '/en-US/accounting/',
  '/en-US/authenticated/',
  '/en-US/welcome/',
  '/page-data/shop/page-data.json',
  '/page-data/nowhere/page-data.json',
  '/assets/entry-abc123.js',
  '/assets/text-abc123.woff2',
  '/assets/entry-old.js',
  '/assets/entry-abc123.js.br',
  '/link-pictures/shop.png',
  '/robots.txt',
  '/site.webmanifest',
  '/.vite/manifest.json',
];

const compared = [
  'location',
  'content-type',
  'cache-control',
  'content-security-policy',
  'permissions-policy',
  'referrer-policy',
  'cross-origin-opener-policy',
  'x-content-type-options',
  'strict-transport-security',
  'content-encoding',
];

/** All parts of an answer that shoppers and browsers notice; of a redirect no browser reads the body. */
function noticed({ status, headers, body }: Reply): object {
  const noted = Object.fromEntries(compared.map((name) => [name, headers[name]]));
  return status === 308 ? { status, ...noted, 'content-type': undefined } : { status, ...noted, body };
}

const overHttps = { 'x-forwarded-proto': 'https' };

describe.each(hostPrograms)('$name with its host file (spec §2 Screens and routes)', (program) => {
  const installed = isInstalled(program);

  it.runIf(process.env['HOST_PROGRAMS'] === 'required')('is there to be asked', () => {
    expect(installed).toBe(true);
  });

  describe.runIf(installed).each(['by language', 'plain'] as const)('routed %s', (routing) => {
    const site = sampleSite(routing, { VITE_STYTCH_CAPTCHA: 'true' });
    let server: Server;
    let host: RunningHost;
    let port: number;

    beforeAll(async () => {
      const { directory, variables } = site;
      const report = (error: unknown): void => {
        throw error;
      };
      server = createSiteServer({ files: readSiteFiles(directory), variables, report });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
      port = await freePort();
      host = await program.start(site, port);
    });

    afterAll(async () => {
      server.close();
      await host.stop();
    });

    it.each(addresses)('answers %s as the server of this repository', async (path) => {
      const expected = await ask(portOf(server), path, overHttps);
      const answer = await ask(port, path, overHttps);

      expect(noticed(answer)).toEqual(noticed(expected));
    });

    it.each(['//evil.example/', '//shop', '//en-US/shop', '/%2fevil.example', '/\\evil.example', '///evil.example/..'])(
      'sends no visitor to another site by %s',
      async (path) => {
        const { headers } = await ask(port, path);

        expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
      },
    );

    it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt'])(
      'reaches no file outside the site by %s',
      async (path) => {
        const reply = await ask(port, path);

        expect(reply.status).toBeGreaterThanOrEqual(400);
        expect(reply.body).not.toContain('secret');
      },
    );

    it('sends compressed files to those who take them, and 304 to those who have one', async () => {
      const packed = await ask(port, '/assets/entry-abc123.js', { 'accept-encoding': 'gzip' });
      const first = await ask(port, '/robots.txt');
      const second = await ask(port, '/robots.txt', { 'if-none-match': String(first.headers.etag) });

      expect(packed.headers['content-encoding']).toBe('gzip');
      expect(second.status).toBe(304);
    });

    it('repeats the headers of a document that the browser has already', async () => {
      const page = `${site.rules.prefix}/shop/`;
      const first = await ask(port, page);
      const again = await ask(port, page, { 'if-none-match': String(first.headers.etag) });

      expect(again.status).toBe(304);
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
      expect(again.headers['cache-control']).toBe('no-cache');
    });
  });
});
