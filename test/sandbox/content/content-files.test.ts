import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentHash } from '#sandbox/content-service/content-hash';
import { loadContent } from '#sandbox/content-service/load-content';
import { INK } from '#sandbox/drawings/color';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { variants } from '#sandbox/ringpull/variants';
import { writtenContent } from '#test/sandbox/support/written-content';
import { contrast } from '#test/support/contrast';

const content = writtenContent;
const of = (type: string) => content.entries.filter((entry) => entry.contentType === type).map((entry) => entry.fields);
const onShelf = [...of('product'), ...of('pack'), ...of('merch')];

interface ClubSections {
  readonly size?: number;
  readonly types?: readonly { readonly type: string; readonly box: readonly { sku: string; quantity: number }[] }[];
  readonly inside?: { readonly box: readonly unknown[] };
}

describe('Content and catalogue agree (spec §5 Validation rules: cart lines of unknown products are removed)', () => {
  it('describes everything that is sold, with the same name and slug', () => {
    const written = new Map(onShelf.map((fields) => [fields['sku'], fields]));
    expect([...written.keys()].sort()).toEqual(variants.map((variant) => variant.sku).sort());
    for (const variant of variants)
      expect(written.get(variant.sku), variant.sku).toMatchObject({ name: variant.name, slug: variant.slug });
  });

  it('lists the same parts in a pack as the catalogue does, and leaves those of one’s own open', () => {
    const parts = new Map(variants.map((variant) => [variant.sku, variant.parts]));
    const kinds = new Map(variants.map((variant) => [variant.sku, variant.kind]));
    for (const pack of of('pack')) {
      expect(pack['contents'], String(pack['sku'])).toEqual(parts.get(String(pack['sku'])));
      const size = variants.find((variant) => variant.sku === pack['sku'])?.composedOf;
      expect(pack['composable'] ?? false, String(pack['sku'])).toBe(size !== undefined);
      if (size !== undefined) {
        expect(pack['cans'], String(pack['sku'])).toBe(size);
        continue;
      }
      const cans = (pack['contents'] as { sku: string; quantity: number }[]).filter(
        (part) => kinds.get(part.sku) === 'wine',
      );
      expect(pack['cans'], String(pack['sku'])).toBe(cans.reduce((sum, part) => sum + part.quantity, 0));
    }
  });

  it('has a kit for each pack of 6, 12, 18 and 24, with its price and its prices in a full case and in two (spec §3 Kit)', () => {
    const sized = variants.filter(
      (variant) => variant.composedOf === undefined && / (6|12|18|24) Pack$/.test(variant.name),
    );
    expect(
      of('kit')
        .map((kit) => kit['sku'])
        .sort(),
    ).toEqual(sized.map((variant) => variant.sku).sort());
    for (const kit of of('kit')) {
      const cents = sized.find((variant) => variant.sku === kit['sku'])?.priceCents ?? NaN;
      const inCents = (field: string) => Math.round(Number(kit[field]) * 100);
      expect([inCents('price'), inCents('postPromoPrice'), inCents('postPromoPrice24')], String(kit['sku'])).toEqual([
        cents,
        Math.round(cents * 0.95),
        Math.round(cents * 0.9),
      ]);
    }
  });

  it('draws each club box with the cans that it holds unless a member changes them (spec §9 Club sizes)', () => {
    const joins = of('page').map((page) => page['sections'] as ClubSections | undefined);
    for (const size of [12, 24]) {
      const box =
        joins.find((sections) => sections?.size === size)?.types?.find(({ type }) => type === 'all')?.box ?? [];
      const picture = content.assets.find(({ path }) => path === `club/box-${String(size)}.svg`);
      expect(picture?.description).toMatch(new RegExp(`^An open box from above with ${String(size)} cans in it: `));
      expect(picture?.svg.match(/<use /g)).toHaveLength(size);
      for (const { sku, quantity } of box) {
        const wine = of('product').find((product) => product['sku'] === sku) ?? {};
        const used = picture?.svg.match(new RegExp(`href="#c${sku.replace('-', '')}"`, 'g')) ?? [];
        expect(used, sku).toHaveLength(quantity);
        expect(picture?.svg).toContain(String(wine['groundColor']));
        expect(picture?.svg).toContain(String(wine['markColor']));
      }
    }
  });

  it('shows in the next box the cans of a new member of the smallest club unless they are changed', () => {
    const sections = (path: string) => of('page').find((page) => page['path'] === path)?.['sections'] as ClubSections;
    const everything = sections('/can-club/join/12/').types?.find(({ type }) => type === 'all');
    expect(sections('/can-club/').inside?.box).toEqual(everything?.box);
  });

  it('names only skus that exist, in reviews and on the home page', () => {
    const known = new Set(variants.map((variant) => variant.sku));
    const home = of('page').find((page) => page['path'] === '/')?.['sections'] as {
      hero: { skus: string[] };
      rows: { skus?: string[] }[];
    };
    const named = [
      ...of('review').map((review) => String(review['sku'])),
      ...home.hero.skus,
      ...home.rows.flatMap((row) => row.skus ?? []),
    ];
    expect(named.filter((sku) => !known.has(sku))).toEqual([]);
  });
});

describe('Promises of the content (spec §9 Shippable states, §3 Content types)', () => {
  it('keeps text on every product color readable: ink 4.5 to 1, mark 3 to 1', () => {
    for (const fields of onShelf) {
      const [ground, mark] = [String(fields['groundColor']), String(fields['markColor'])];
      expect(contrast(INK, ground), `ink on ${String(fields['sku'])}`).toBeGreaterThanOrEqual(4.5);
      expect(contrast(mark, ground), `mark on ${String(fields['sku'])}`).toBeGreaterThanOrEqual(3);
    }
  });

  it('repeats no tasting notes, taglines or descriptions', () => {
    const notes = of('product').map((product) => (product['tastingNotes'] as string[]).join());
    for (const texts of [
      notes,
      onShelf.map((fields) => fields['tagline']),
      onShelf.map((fields) => fields['metaDescription']),
    ]) {
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('ships to every state and DC but the nine that exclude wine', () => {
    const states = of('siteSettings')[0]?.['shippableStates'] as { abbr: string; shippable: boolean }[];
    expect(states).toHaveLength(51);
    expect(states.filter((state) => !state.shippable).map((state) => state.abbr)).toEqual([
      'AK',
      'AR',
      'DE',
      'HI',
      'ME',
      'MS',
      'NJ',
      'RI',
      'UT',
    ]);
  });

  it('leads every link inside the shop to a page that exists', () => {
    const paths = new Set([
      ...of('page').map((page) => page['path']),
      ...onShelf.map((fields) => `/products/${String(fields['slug'])}/`),
      ...of('article').map((article) => `/blog/${String(article['slug'])}/`),
      ...of('landingPage').map((page) => `/try/${String(page['slug'])}/`),
      ...of('tag').map((tag) => `/blog/tag/${String(tag['slug'])}/`),
      ...of('maker').map((maker) => `/links/${String(maker['slug'])}/`),
      '/shop/',
      '/can-club/',
      '/cart/',
      '/account/',
      '/account/credit/',
      '/account/orders/',
      '/account/gift-cards/',
      '/account/profile/',
    ]);
    const links = [...of('page'), ...of('article')].flatMap((fields) =>
      [...String(fields['body']).matchAll(/\]\((\/[^)?#]*)[^)]*\)/g)].map((match) => match[1]),
    );
    const ofMakers = of('maker').flatMap(({ links }) => (links as { to?: string }[]).flatMap(({ to }) => to ?? []));
    const written = JSON.stringify(content.entries.map(({ fields }) => fields['blocks'] ?? []));
    const ofBlocks = [...written.matchAll(/(?:"to":"|\]\()(\/[^)?#"]*)/g)].map((match) => match[1]);
    expect(ofBlocks.length).toBeGreaterThan(5);
    expect([...links, ...ofMakers, ...ofBlocks].filter((path) => !paths.has(path ?? ''))).toEqual([]);
  });
});

describe('Content files are checked when they are read', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'content-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  it('names the file and the field of every problem', () => {
    write('review/bad.yaml', '- { sku: A, author: B, score: 6, title: C, body: D, date: yesterday, color: red }');
    write('kit/bad.yaml', '{ sku: A, price: "12", postPromoPrice: 1, postPromoPrice24: 1, mainImage: products/A.svg }');
    write('wine/bad.yaml', 'sku: A');
    expect(() => loadContent(folder)).toThrow(
      [
        'The content has 6 problem(s):',
        '- content/kit/bad.yaml: price: must be a number',
        '- content/kit/bad.yaml: mainImage: there is no picture "products/A.svg"',
        '- content/review/bad.yaml: color: is no field of review',
        '- content/review/bad.yaml: score: must be between 1 and 5',
        '- content/review/bad.yaml: date: must be a date like 2025-03-31',
        '- content/wine/bad.yaml: the folder "wine" is no content type',
      ].join('\n'),
    );
  });

  it('refuses a wine that hides or bends its facts, field by field', () => {
    write(
      'product/bad.yaml',
      '{ sku: A-01, sugar: -1, calories: 180.5, allergens: [Nuts], pairings: [Fish], rank: 0, addedOn: 2026-13-01, ' +
        'tags: [New, Light, Sweet] }',
    );
    for (const problem of [
      'sugar: must be between 0 and 40',
      'calories: must be a whole number',
      'allergens: "Nuts" is none of Sulfites, Egg, Milk, Fish',
      'pairings: must have 3 items, has 1',
      'rank: must be between 1 and 9999',
      'addedOn: must be a date like 2025-03-31',
      'tags: may have 2 items, has 3',
    ]) {
      expect(() => loadContent(folder)).toThrow(`- content/product/bad.yaml: ${problem}\n`);
    }
    write('product/bad.yaml', '{ sku: A-01 }');
    for (const field of ['sugar', 'calories', 'pairings', 'rank', 'addedOn']) {
      expect(() => loadContent(folder)).toThrow(`- content/product/bad.yaml: ${field}: is missing`);
    }
  });

  it('names missing targets of an article: a tag, a product, a scene', () => {
    const right = 'title: A\nmetaDescription: B\ndate: 2026-01-01\nauthor: C\nimage: articles/a.svg\nslug: a';
    const wrong = 'tags: [never]\nrelatedSkus: [GONE-01]\nscene: volcano';
    write('article/a.md', `---\n${right}\n${wrong}\n---\nWords.`);
    expect(() => loadContent(folder)).toThrow(
      /3 problem.*a\.md: scene: "volcano" is none of sunrise.*a\.md: tags: there is no tag "never".*a\.md: relatedSkus: there is no product or pack or merch "GONE-01"/s,
    );
  });

  it('names both files when two articles have one slug', () => {
    const article =
      '---\nslug: a\ntitle: A\nmetaDescription: B\ndate: 2026-01-01\nauthor: C\nimage: articles/a.svg\nscene: ice\n' +
      'tags: []\nrelatedSkus: []\n---\nWords.';
    write('article/one.md', article);
    write('article/two.md', article);
    expect(() => loadContent(folder)).toThrow(
      'content/article/two.md: slug: is already taken by content/article/one.md',
    );
  });

  it('says which file cannot be parsed, and which key is taken twice', () => {
    write('maker/one.yaml', 'name: [');
    expect(() => loadContent(folder)).toThrow(/^content\/maker\/one\.yaml: /);
    const maker =
      '{ name: A, slug: a, place: B, region: B, founded: 2000, story: C, portraitAlt: D, image: makers/a.png, links: [] }';
    write('maker/one.yaml', maker);
    write('maker/two.yaml', maker);
    expect(() => loadContent(folder)).toThrow(
      'content/maker/two.yaml: slug: is already taken by content/maker/one.yaml',
    );
  });

  it('has a hash that is the same as long as nothing changes', () => {
    expect(contentHash()).toMatch(/^[0-9a-f]{64}$/);
    expect(contentHash()).toBe(contentHash());
  });
});

describe('Rewards of referring a friend (spec §3 referrals)', () => {
  it('are the same in content and shop: credit for one side, a code for the other', () => {
    const referral = of('siteSettings')[0]?.['referral'] as { credit: number; discount: number; code: string };
    expect(referral.credit * 100).toBe(ringpullConfig.referralCreditCents);
    const promotion = ringpullConfig.promotions.find(({ code }) => code === referral.code.toLowerCase());
    expect(promotion?.action).toEqual({ kind: 'order-amount', cents: referral.discount * 100 });
  });
});

describe('How long a delivery takes (spec §2 shipping-and-returns-policy)', () => {
  it('is the same in the shipping policy and in the mail that confirms an order', () => {
    const policy = JSON.stringify(
      of('page').find(({ path }) => path === '/shipping-and-returns-policy/'),
    ).toLowerCase();
    for (const { name, estimate } of ringpullConfig.shippingMethods) {
      expect(estimate, name).toBeDefined();
      expect(policy, name).toContain(estimate);
    }
  });
});

describe('Free shipping and delivery estimates (spec §2 shipping-and-returns-policy, docs/adr/0020)', () => {
  const settings = of('siteSettings')[0]!;
  const methodNamed = (name: string) => ringpullConfig.shippingMethods.find((method) => method.name === name);

  it("promise the back end's charges, and the policy says it too", () => {
    const { threshold, method } = settings['freeShipping'] as { readonly threshold: number; readonly method: string };
    expect(methodNamed(method)?.freeFromCents).toBe(threshold * 100);
    const others = ringpullConfig.shippingMethods.filter(({ name }) => name !== method);
    expect(others.map(({ freeFromCents }) => freeFromCents)).toEqual(others.map(() => undefined));
    const policy = JSON.stringify(of('page').find(({ path }) => path === '/shipping-and-returns-policy/'));
    expect(policy).toContain(`free for orders of $${threshold} or more`);
  });

  it("tell search engines the back end's charges, and the promises of the pages", () => {
    const { pricesValidUntil, shipping, returns } = settings['offerTerms'] as {
      readonly pricesValidUntil: string;
      readonly shipping: readonly { readonly method: string; readonly cost: number }[];
      readonly returns: { readonly policy: string; readonly days: number };
    };
    expect(shipping.map(({ method, cost }) => [method, Math.round(cost * 100)])).toEqual(
      ringpullConfig.shippingMethods.map(({ name, costCents }) => [name, costCents]),
    );
    const pageAt = (wanted: string) => JSON.stringify(of('page').find(({ path }) => path === wanted));
    const day = new Date(pricesValidUntil).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(pageAt('/terms-of-service/')).toContain(`Until ${day}, no price in the shop goes`);
    expect(pageAt(returns.policy)).toContain(`within ${returns.days} days for a full refund`);
    expect(pageAt(returns.policy)).toContain('You pay for return shipping');
  });

  it('name the shipping methods of the back end and states that wine can be shipped to', () => {
    const { methods } = settings['deliveryEstimates'] as {
      readonly methods: readonly { readonly name: string; readonly states?: object }[];
    };
    expect(methods.map(({ name }) => name)).toEqual(ringpullConfig.shippingMethods.map(({ name }) => name));
    const states = settings['shippableStates'] as readonly { readonly abbr: string; readonly shippable: boolean }[];
    const served = states.filter(({ shippable }) => shippable).map(({ abbr }) => abbr);
    expect(served).toEqual(expect.arrayContaining(methods.flatMap(({ states: named = {} }) => Object.keys(named))));
  });
});
