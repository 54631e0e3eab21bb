import { describe, expect, it } from 'vitest';
import { ringpullConfig } from '#sandbox/ringpull/ringpull-config';
import { variants } from '#sandbox/ringpull/variants';
import { cansOf } from '#sandbox/shop/catalogue/can-count';
import { findPromotion } from '#sandbox/shop/config/promotion';
import { ineligibility, type PromotionFacts } from '#sandbox/shop/promotions/eligibility';
import { writtenContent } from '#test/sandbox/support/written-content';

interface OfferFields {
  readonly code?: string;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
  readonly club?: number;
  readonly note?: string;
  readonly ends?: string;
}

interface BlockFields {
  readonly kind: string;
  readonly title?: string;
  readonly skus?: readonly string[];
}

const pages = writtenContent.entries
  .filter(({ contentType }) => contentType === 'landingPage')
  .map(({ fields }) => ({
    slug: String(fields['slug']),
    noindex: fields['noindex'],
    offer: fields['offer'] as OfferFields | undefined,
    blocks: fields['blocks'] as readonly BlockFields[],
  }));
const offers = pages.flatMap(({ slug, offer }) => (offer ? [{ slug, offer }] : []));
const coded = offers.flatMap(({ slug, offer }) =>
  offer.code === undefined ? [] : [{ slug, offer, code: offer.code }],
);
const bySku = new Map(variants.map((variant) => [variant.sku, variant]));
/** The carts for which offers without lines are valid. */
const carts: Readonly<Record<string, OfferFields['lines']>> = { comeback: [{ sku: 'GAMAY-01', quantity: 8 }] };

/** Counts the words to read in a value. */
function wordsOf(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).length;
  if (typeof value !== 'object' || value === null) return 0;
  const fields = Object.entries(value).filter(([id]) => !['kind', 'skus', 'to'].includes(id));
  return fields.reduce((sum, [, field]) => sum + wordsOf(field), 0);
}

const now = new Date('2026-11-20T15:00:00.000Z');

/** Returns the back end's refusal of a code on the cart of a guest; `undefined` when the code is valid. */
function refusal(code: string, lines: OfferFields['lines'], clubCans: number | null = null): string | undefined {
  const bought = lines.map(({ sku, quantity }) => ({ variant: bySku.get(sku)!, quantity }));
  const facts: PromotionFacts = {
    now,
    itemTotalCents: bought.reduce((sum, { variant, quantity }) => sum + variant.priceCents * quantity, 0),
    signedIn: false,
    email: null,
    otherCompletedOrders: 0,
    usedBefore: new Set(),
    usages: new Map(),
    clubCans,
    cans: bought.reduce((sum, { variant, quantity }) => sum + cansOf(variant, variants) * quantity, 0),
    kinds: new Set(bought.map(({ variant }) => variant.kind)),
    allKinds: new Set(bought.map(({ variant }) => variant.kind)),
    skus: new Set(lines.map(({ sku }) => sku)),
  };
  return ineligibility(findPromotion(ringpullConfig.promotions, code)!, facts)?.statusCode;
}

describe('Landing pages (spec §2 Route families: about 40 pages at /en-US/try/{offer})', () => {
  it('are forty, each with a headline and words of its own', () => {
    expect(pages.length).toBeGreaterThanOrEqual(40);
    const headlines = pages.map(({ blocks }) => blocks[0]?.kind === 'hero' && blocks[0].title);
    expect(headlines).not.toContain(false);
    expect(new Set(headlines).size).toBe(pages.length);
    for (const { slug, blocks } of pages) {
      const messages = wordsOf(blocks);
      expect({ slug, isShort: messages < 80, hasOneBlock: blocks.length < 2 }).toEqual({
        slug,
        isShort: false,
        hasOneBlock: false,
      });
    }
  });

  it('show and offer only products on sale', () => {
    const named = pages.flatMap(({ slug, offer, blocks }) =>
      [...(offer?.lines.map(({ sku }) => sku) ?? []), ...blocks.flatMap(({ skus: shown = [] }) => shown)].map(
        (sku) => `${slug}: ${sku}`,
      ),
    );
    expect(named.filter((one) => !bySku.has(one.split(': ')[1] ?? ''))).toEqual([]);
  });

  it.each(coded)(
    '/try/$slug/ describes its code as the back end applies it',
    ({ offer: { note = '', ends }, code }) => {
      const promotion = findPromotion(ringpullConfig.promotions, code);
      const [, dollars] = /\$(\d+) off/.exec(note) ?? [];
      const [, percent] = /(\d+)% off/.exec(note) ?? [];
      const { action } = promotion!;
      if (action.kind === 'order-amount') expect(Number(dollars) * 100).toBe(action.cents);
      if (action.kind === 'line-percent') expect(Number(percent) * 100).toBe(action.basisPoints);
      expect(promotion!.expiresAt?.toISOString()).toBe(
        ends && new Date(Date.parse(`${ends}T00:00:00Z`) + 34 * 3_600_000).toISOString(),
      );
    },
  );

  it.each(coded.filter(({ offer }) => offer.club === undefined))(
    '/try/$slug/ fills a cart for which $code is good, unless its time is over',
    ({ offer: { ends, lines }, code }) => {
      const isOver = ends !== undefined && ends < '2026-11-20';
      const cart = lines.length > 0 ? lines : carts[code.toLowerCase()];
      expect(refusal(code, cart ?? [])).toBe(isOver ? 'coupon_code_expired' : undefined);
    },
  );

  it.each(coded.filter(({ offer }) => offer.club !== undefined))(
    '/try/$slug/ leads to the club for which $code is good, and to no other',
    ({ offer: { club }, code }) => {
      expect(refusal(code, [], club)).toBeUndefined();
      expect(refusal(code, [], 36 - (club ?? 0))).toBe('coupon_code_not_eligible');
      expect(refusal(code, [{ sku: 'GAMAY-01', quantity: 24 }])).toBe('coupon_code_not_eligible');
    },
  );

  it('have codes that state their conditions', () => {
    expect(refusal('halfandhalf', [{ sku: 'COLD-PLATE-6', quantity: 1 }])).toBe('missing_product');
    expect(refusal('altar50', [{ sku: 'OPEN-HOUSE-24', quantity: 1 }])).toBe('item_total_less_than');
    expect(refusal('welcomebag', [{ sku: 'ROSE-01', quantity: 47 }])).toBe('coupon_code_not_eligible');
  });
});
