import { type CDPSession, chromium } from 'playwright-core';
import type { ShopContent } from '#src/domain/catalogue/catalogue-content';
import { pageDataUrl } from '#src/infrastructure/page-data/page-data-reader';
import { BROWSER_FLAGS } from '#tools/browser';

const PRODUCTS = 1000;
const SLOWED = 4;
const PHONE = { width: 390, height: 844 };

/** Milliseconds from a press on a filter until its result is painted, on a phone slowed four times. */
export interface FilterTimes {
  readonly products: number;
  readonly presses: readonly number[];
}

/** Walks to a shelf of a thousand products, and presses its first filters one after the other. */
export async function filterTimes(storefrontUrl: string, executablePath: string): Promise<FilterTimes> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS] });
  try {
    const page = await browser.newPage({ viewport: PHONE, baseURL: storefrontUrl });
    await page.route(`**${pageDataUrl('/shop/')}`, async (route) => {
      const content = (await (await route.fetch()).json()) as ShopContent;
      await route.fulfill({ json: { ...content, products: repeated(content.products) } });
    });
    await page.goto('/cart/', { waitUntil: 'networkidle' });
    await page.locator('a[href$="/shop/"]:visible').first().click();
    await page.locator('article').first().waitFor();
    const slow: CDPSession = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const filters = page.locator('fieldset a, [role="group"] a');
    const presses: number[] = [];
    for (const place of [0, 1, 2, 1, 0]) {
      await page.waitForTimeout(500);
      presses.push(await filters.nth(place).evaluate(untilPainted));
    }
    return { products: PRODUCTS, presses };
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
async function untilPainted(filter: Element): Promise<number> {
  const start = performance.now();
  (filter as HTMLElement).click();
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  return Math.round(performance.now() - start);
}

function repeated(products: ShopContent['products']): ShopContent['products'] {
  const copies = Array.from({ length: Math.ceil(PRODUCTS / products.length) }, (_, copy) =>
    products.map((product) => ({ ...product, sku: `${product.sku}-${copy}`, slug: `${product.slug}-${copy}` })),
  );
  return copies.flat().slice(0, PRODUCTS);
}
