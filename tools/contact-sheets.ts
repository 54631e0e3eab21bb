import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { BROWSER_FLAGS, findBrowser } from './browser';
import { command } from './console/command';

/** The folder in which the journeys store a picture of every screen that they look at. */
const SCREENS = '.cache/screens';
const SHEETS = 'docs/images';
/** Windows of a phone, a tablet and a desk, in px. */
const WIDTHS = [390, 820, 1280];
/** The visible part of a page, from its top, in px of its window. */
const HEIGHT = 1500;
const SCALE = 0.3;

/** The kinds of pages, as the journeys name their screens. */
const sheets: Readonly<Record<string, readonly string[]>> = {
  'screens-shop': ['home', 'shop', 'shop-packs', 'product-product', 'product-pack', 'own-pack'],
  'screens-club': ['club', 'club-type', 'club-customize', 'club-review', 'club-box-cart', 'recurring-terms'],
  'screens-checkout': [
    'flyout',
    'cart-codes',
    'checkout-address',
    'checkout-payment',
    'gift-card-form',
    'confirmation',
  ],
  'screens-account': [
    'login-link',
    'account-overview',
    'subscriptions',
    'subscription',
    'customize',
    'account-security',
  ],
  'screens-orders': ['orders', 'order', 'addresses', 'saved-cards', 'store-credit', 'profile'],
  'screens-find': ['search-suggestions', 'search-results', 'taste', 'compare', 'maker', 'stores-near'],
  'screens-give': ['landing-page', 'giveaway-problems', 'group-order', 'estimate', 'help-contact-problems', 'privacy'],
  'screens-reading': ['journal', 'article', 'about', 'faq', 'reviews', 'not-found'],
};

/** Puts the pictures of `SCREENS=1 npm run e2e` together, one sheet for each group of pages. */
await command(async () => {
  const browser = await chromium.launch({ executablePath: await findBrowser(console.log), args: [...BROWSER_FLAGS] });
  const page = await browser.newPage();
  await mkdir(SHEETS, { recursive: true });
  for (const [sheet, names] of Object.entries(sheets)) {
    await page.setContent(sheetHtml(names));
    await page.locator('main').screenshot({ path: `${SHEETS}/${sheet}.jpg`, type: 'jpeg', quality: 72 });
    console.log(`${SHEETS}/${sheet}.jpg`);
  }
  await browser.close();
});

function sheetHtml(names: readonly string[]): string {
  const columns = names.map((name) => `<figure>${WIDTHS.map((width) => picture(name, width)).join('')}</figure>`);
  return `<!doctype html><title>Screens</title><style>
    body { margin: 0; background: #d8d2c6 }
    main { display: inline-grid; grid-template-columns: repeat(2, auto); gap: 24px; padding: 24px }
    figure { display: flex; gap: 8px; margin: 0 }
    div { overflow: hidden; height: ${HEIGHT * SCALE}px; background: #fbf6ec }
    img { display: block; width: 100% }
  </style><main>${columns.join('')}</main>`;
}

function picture(name: string, width: number): string {
  const file = `${SCREENS}/${name}-${width}.png`;
  if (!existsSync(file)) throw new Error(`${file} is missing. Run SCREENS=1 npm run e2e first.`);
  const source = `data:image/png;base64,${readFileSync(file).toString('base64')}`;
  return `<div style="width: ${width * SCALE}px"><img alt="${name} at ${width} px" src="${source}"></div>`;
}
