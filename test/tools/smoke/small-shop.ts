import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { startTestSandbox, type TestSandbox } from '#test/sandbox/support/test-sandbox';
import { mediaTypes, type SiteFile } from '#tools/server/site-files';
import type { SmokeOptions } from '#tools/smoke/smoke-steps';
import { usualBuyer } from '#tools/smoke/smoke-steps';
import { createSiteServer } from '#tools/static-server';

/** Spoils an answer of the shop before it is sent; true when it has answered itself. */
type Fault = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A shop of one can on a sandbox, as a build and a host would put it online, with whatever a test spoils. */
export class SmallShop {
  /** The files of the site, by their paths. */
  readonly files = new Map<string, string>();
  fault: Fault = () => false;

  private constructor(
    readonly sandbox: TestSandbox,
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async open(): Promise<SmallShop> {
    const sandbox = await startTestSandbox();
    const server = createServer();
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const shop = new SmallShop(sandbox, server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (shop.fault(request, response)) return;
      const site = createSiteServer({ files: shop.siteFiles, variables: shop.options.variables, report: fail });
      site.emit('request', request, response);
    });
    shop.mend();
    return shop;
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => void this.server.close(() => resolve()));
    this.server.closeAllConnections();
    await closed;
    await this.sandbox.close();
  }

  /** Makes the site whole again. */
  mend(): void {
    this.fault = () => false;
    this.files.clear();
    const { origin } = this;
    const paths = ['/en-US/', '/en-US/products/quiet-red/'];
    const entries = Object.entries({
      '/index.html': '<p>moved</p>',
      '/en-US/index.html': this.document('/en-US/', { '@type': 'Organization', name: 'Cans' }),
      '/en-US/products/quiet-red/index.html': this.product(800),
      '/en-US/account/login/index.html': this.document('/en-US/account/login/'),
      '/en-US/app-shell/index.html': this.document(''),
      '/404.html': this.document(''),
      '/500.html': this.document(''),
      '/robots.txt': `User-agent: *\nDisallow: /en-US/account/\nSitemap: ${origin}/sitemap.xml\n`,
      '/sitemap.xml': `<urlset>${paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join('')}</urlset>`,
      '/page-data/app-data.json': '{}',
      '/assets/entry-1.js': 'run();',
      '/assets/site-1.css': 'a{}',
    });
    for (const [path, text] of entries) this.files.set(path, text);
  }

  /** The page of the can, as it was built when the can had this price in cents. */
  product(price: number, stock = 'in-stock'): string {
    const path = '/en-US/products/quiet-red/';
    const product = {
      sku: 'RED-1',
      family: 'wine',
      price,
      stock: { kind: stock },
      parts: [],
      noIndividualPurchase: false,
    };
    const state = JSON.stringify({ opened: { content: { kind: 'product', product } } });
    return `${this.document(path, { '@type': 'Person', name: 'Ada' })}<script type="application/json" id="document-state">${state}</script>`;
  }

  /** A served document, with the structured data that it has. */
  document(path: string, data: object = {}): string {
    return [
      `<link rel="canonical" href="${this.origin}${path}" />`,
      `<script>{run();}</script><script type="application/ld+json">${JSON.stringify(data)}</script>`,
      '<script src="/assets/entry-1.js"></script><link href="/assets/site-1.css" />',
    ].join('');
  }

  get options(): SmokeOptions {
    const { url } = this.sandbox;
    return {
      ...usualBuyer,
      address: this.origin,
      now: new Date('2026-11-28T00:00:00Z'),
      isPaid: false,
      sender: undefined,
      sessionToken: undefined,
      variables: {
        VITE_BRAND_NAME: 'Cans',
        VITE_SITE_URL: this.origin,
        VITE_ORDER_API_URL: url,
        VITE_STORE_ID: '2',
        VITE_STYTCH_PUBLIC_TOKEN: 'public-token-test-ringpull',
        VITE_STYTCH_BASE_URL: url,
        VITE_CONTENTFUL_SPACE_ID: 'cans',
        VITE_CONTENTFUL_ACCESS_TOKEN: 'token',
        VITE_CONTENTFUL_HOST: new URL(url).host,
        VITE_LANGUAGE_ROUTING: 'true',
      },
    };
  }

  private get siteFiles(): ReadonlyMap<string, SiteFile> {
    return new Map([...this.files].map(([path, text]) => [path, siteFile(path, text)]));
  }
}

function siteFile(path: string, text: string): SiteFile {
  const body = Buffer.from(text);
  const type = mediaTypes.get(/\.\w+$/.exec(path)?.[0] ?? '') ?? 'text/plain';
  return { type, etag: 'W/"1"', body, compressed: { br: brotliCompressSync(body) } };
}

function fail(error: unknown): never {
  throw error;
}
