import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { contentTypes } from '#sandbox/content-service/content-types';
import { loadContent } from '#sandbox/content-service/load-content';
import type { VariantOffer } from '#src/application/ports/shop/variant-reader';
import { cents } from '#src/domain/money/money';
import type { PageContent } from '#src/domain/page/page-content';
import type { ContentEntry } from '#src/infrastructure/contentful/content-entry';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { structuredDataOf } from '#src/ui/for-programs/structured-data-of';
import { navigation } from '#src/ui/shell/navigation';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { recordLog } from '#test/fakes/system/recording-logger';
import { wineEntry } from '#test/infrastructure/contentful/made-entries';
import { writtenContent } from '#test/sandbox/support/written-content';
import { addresses } from '#test/support/content-addresses';
import { contentExport } from '#tools/contentful/content-export';
import { cleanForm, demoForm } from '#tools/contentful/content-forms';
import { importProblems } from './import-rules';

const language = 'en-US';
const exported = contentExport({ about: cleanForm.about, content: loadContent(cleanForm.folder) }, language);
const legal = ['/terms-of-service/', '/privacy-policy/', '/shipping-and-returns-policy/', '/accessibility/'];
const site = { brandName: 'Your brand', siteUrl: 'https://shop.example', prefix: '/en-US', language };
const logger = recordLog();

/** The entries as the content service gives them after the import. */
const imported = exported.entries.map(({ sys, fields }): ContentEntry => ({
  type: sys.contentType.sys.id,
  id: sys.id,
  fields: Object.fromEntries(Object.entries(fields).map(([id, values]) => [id, values[language]])),
}));

function readerOf(entries: readonly ContentEntry[]): ContentfulContentReader {
  const offer: VariantOffer = {
    id: '1',
    sku: '',
    price: cents(899),
    stock: { kind: 'in-stock' },
    noIndividualPurchase: false,
  };
  return new ContentfulContentReader(
    { readAll: (type) => Promise.resolve(entries.filter((entry) => entry.type === type)) },
    { readBySkus: (skus) => Promise.resolve(skus.map((sku) => ({ ...offer, sku }))) },
    new ManualClock(),
    addresses,
  );
}

/** The shop that is built from the clean content, and from a wine that its owner adds. */
const shop = readerOf(imported);
const shopWithWine = readerOf([...imported, wineEntry()]);
let paths: readonly string[] = [];
const pages = new Map<string, PageContent | undefined>();

beforeAll(async () => {
  paths = await shop.listPages();
  for (const path of paths) pages.set(path, await shop.readPage(path));
});

/** Every text in a value. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

describe('Clean content, with which a shop begins (spec §3 Content types)', () => {
  it('describes itself in the file, and so does the demo', () => {
    const [first] = JSON.stringify(exported, null, 2).split('\n').slice(1);
    expect(first).toContain('Clean content');
    expect(demoForm.about).toMatch(/^DEMO CONTENT.*invented/);
  });

  it('has every content type, and entries of pages and settings alone', () => {
    expect(exported.contentTypes).toHaveLength(contentTypes.length);
    expect(new Set(imported.map(({ type }) => type))).toEqual(new Set(['page', 'siteSettings']));
    expect(exported.assets).toEqual([]);
  });

  it('is taken by the import and the service behind it', () => {
    expect(importProblems(exported)).toEqual([]);
  });

  it('is a whole shop: every page can be built, and nothing is left out', () => {
    expect(paths).toContain('/');
    expect([...pages].filter(([, page]) => page === undefined)).toEqual([]);
    expect(logger.entries).toEqual([]);
  });

  it('leads only to pages that it has', () => {
    const known = [...paths, '/account/profile/', '/account/orders/'];
    const written = textsIn(imported.map(({ fields }) => fields)).join('\n');
    const links = [...written.matchAll(/\]\((\/[^)?#]*)|^(\/[a-z-/]*)$/gm)].map(([, inText, alone]) => inText ?? alone);
    const fixed = [...navigation.menu, navigation.newsletter].map(({ to }) => to);
    expect(links.length).toBeGreaterThan(10);
    expect([...links, ...fixed, '/privacy-policy/'].filter((to) => !known.includes(to ?? ''))).toEqual([]);
  });

  it.each(legal)('%s is marked as to be written, for visitors and for search engines', (path) => {
    const page = pages.get(path);
    expect(page?.title).toContain('to be written');
    expect(page?.noindex).toBe(true);
    expect(
      page?.kind === 'static-page' && textsIn(page.body).filter((text) => text.startsWith('To be written')).length,
    ).toBeGreaterThan(1);
  });

  it('names no price, discount, date, person, company or place', () => {
    const words = textsIn(imported.map(({ fields }) => fields)).join('\n');
    const people = /^(?:maker|review|store|article|event)$/;
    const invented = writtenContent.entries
      .filter(({ contentType }) => people.test(contentType))
      .flatMap(({ fields }) => [fields['name'], fields['author'], fields['host'], fields['street'], fields['people']])
      .filter((name) => typeof name === 'string');
    expect(invented.length).toBeGreaterThan(300);
    expect(invented.filter((name) => words.includes(name))).toEqual([]);
    expect(words).not.toMatch(/[$%]|\b20\d\d\b|ringpull|@|award|medal|twelve makers/i);
  });

  it('lacks the pages of the club and of group orders, so that no screen leads there', async () => {
    const { unwritten } = await shop.readShell();

    expect(unwritten).toEqual(['/can-club/', '/can-club/join/12/', '/can-club/join/24/', '/group-order/']);
  });

  it("tells search engines the shop's name, the place of a page and its answers, and claims nothing else", async () => {
    const shell = await shop.readShell();
    const conditions = await shop.readCatalogue();
    const told = [...pages.values()].flatMap((page) =>
      page ? structuredDataOf(page, { site, shell }, conditions) : [],
    );
    expect(new Set(told.map((data) => data['@type']))).toEqual(
      new Set(['Organization', 'WebSite', 'BreadcrumbList', 'FAQPage']),
    );
  });

  it('adds to a wine of the owner’s neither ratings, reviews, awards nor promises', async () => {
    const shell = await shopWithWine.readShell();
    const slug = String(wineEntry().fields['slug']);
    const page = await shopWithWine.readPage(`/products/${slug}/`);
    const data = page && JSON.stringify(structuredDataOf(page, { site, shell }, await shopWithWine.readCatalogue()));
    expect(data).toContain('"@type":"Offer"');
    expect(data).not.toMatch(/rating|review|award|priceValidUntil|shippingDetails|ReturnPolicy/i);
  });

  it('sends wine to the states to which the clean seed of the engine sends it', async () => {
    const seed = JSON.parse(readFileSync('engines/vendure/seed/shop.json', 'utf8')) as {
      readonly shippingMethods: readonly { readonly wineStates: readonly string[] }[];
    };
    const served = (await shop.readRegions()).filter(({ shippable }) => shippable).map(({ abbr }) => abbr);
    for (const { wineStates } of seed.shippingMethods) expect(served.toSorted()).toEqual(wineStates.toSorted());
  });
});
