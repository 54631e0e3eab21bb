import { type Browser, chromium } from 'playwright-core';
import { BROWSER_FLAGS } from '#tools/browser';

/** All that a first visit to an address loads until ten idle seconds without a click. Sizes are those of the wire. */
export interface Visit {
  readonly scripts: number;
  readonly scriptKilobytes: number;
  readonly styleSheets: number;
  readonly requests: number;
}

/** Milliseconds without a request after which a page has come to rest. */
const IDLE = 10_000;
const PHONE = { width: 390, height: 844 };

/** Visits each address once, with nothing kept from the one before. */
export async function visits<Name extends string>(
  addresses: Readonly<Record<Name, string>>,
  executablePath: string,
): Promise<Readonly<Record<Name, Visit>>> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const measured: [string, Visit][] = [];
    for (const [name, address] of Object.entries<string>(addresses))
      measured.push([name, await visit(browser, address)]);
    return Object.fromEntries(measured) as Record<Name, Visit>;
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const loaded: Promise<{ readonly kind: string; readonly bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    const kind = request.resourceType();
    loaded.push(request.sizes().then(({ responseBodySize: bytes }) => ({ kind, bytes })));
  });
  let askedAt = performance.now();
  page.on('request', () => (askedAt = performance.now()));
  await page.goto(address, { waitUntil: 'load' });
  for (let left = IDLE; left > 0; left = askedAt + IDLE - performance.now()) await page.waitForTimeout(left);
  const requests = await Promise.all(loaded);
  await context.close();
  const scripts = requests.filter(({ kind }) => kind === 'script');
  return {
    scripts: scripts.length,
    scriptKilobytes: Math.round(scripts.reduce((sum, { bytes }) => sum + bytes, 0) / 1000),
    styleSheets: requests.filter(({ kind }) => kind === 'stylesheet').length,
    requests: requests.length,
  };
}
