import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { hostRules, type HostRules } from '#tools/hosting/host-rules';

const script = 'export const shop = 1;';

const pages = {
  'index.html': '<h1>Home</h1>',
  'shop/index.html': '<h1>Shop</h1>',
  'cart/index.html': '<h1>Cart</h1>',
  'checkout/index.html': '<h1>Checkout</h1>',
  'app-shell/index.html': '<div id="root"></div>',
};

const shared = {
  '404.html': '<h1>No such page</h1>',
  '500.html': '<script>{run();}</script><h1>Our fault</h1>',
  'robots.txt': 'User-agent: *',
  'site.webmanifest': '{}',
  'page-data/shop/page-data.json': '{"title":"Shop"}',
  'assets/entry-abc123.js': script,
  'assets/text-abc123.woff2': 'font',
  'link-pictures/shop.png': 'picture',
  '.vite/manifest.json': '{}',
};

export interface SampleSite {
  readonly directory: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly rules: HostRules;
}

/** Writes a small site as the build does, in a folder with a secret beside it. */
export function sampleSite(routing: 'by language' | 'plain', more: Readonly<Record<string, string>> = {}): SampleSite {
  const variables = {
    VITE_SITE_URL: 'https://shop.example',
    VITE_LANGUAGE: 'en-US',
    VITE_LANGUAGE_ROUTING: String(routing === 'by language'),
    VITE_AUTH_CALLBACK_PATH: '/welcome/back',
    VITE_ORDER_API_URL: 'https://orders.example',
    ...more,
  };
  const parent = mkdtempSync(join(tmpdir(), 'hosting-'));
  const directory = join(parent, 'site');
  const prefix = routing === 'by language' ? 'en-US/' : '';
  const files = {
    ...(routing === 'by language' ? { 'index.html': '<p>moved</p>' } : {}),
    ...Object.fromEntries(Object.entries(pages).map(([path, text]) => [prefix + path, text])),
    ...shared,
    'assets/entry-abc123.js.br': brotliCompressSync(script),
    'assets/entry-abc123.js.gz': gzipSync(script),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), content);
  }
  writeFileSync(join(parent, 'secret.txt'), 'secret');
  return { directory, variables, rules: hostRules(directory, variables, shared['500.html']) };
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Sends a target as it is written: fetch would tidy up "..". */
export function ask(port: number, path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> {
  return new Promise((resolve, reject) => {
    httpRequest(
      { port, path, host: '127.0.0.1', headers: { host: 'shop.example', ...headers }, agent: false },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks).toString('latin1'),
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

export function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
