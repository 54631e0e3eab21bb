import { describe, expect, it } from 'vitest';
import { GatewayError } from '#src/application/ports/gateway-error';
import type { VariantOffer } from '#src/application/ports/shop/variant-reader';
import { cents } from '#src/domain/money/money';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import type { OfferSource } from '#src/infrastructure/contentful/product-list';
import { productFeed } from '#src/ui/for-programs/product-feed';
import { structuredDataOf } from '#src/ui/for-programs/structured-data-of';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { EntriesAtHand, makerEntry, settingsEntry, wineEntry } from '#test/infrastructure/contentful/made-entries';
import { offer, OffersAtHand } from '#test/infrastructure/contentful/shop-at-hand';
import { addresses } from '#test/support/content-addresses';

const site = { brandName: 'The brand', siteUrl: 'https://shop.example', prefix: '/en-US', language: 'en-US' };
const wine = wineEntry();
const [sku, path] = [String(wine.fields['sku']), `/products/${String(wine.fields['slug'])}/`];

/** Builds the wine for shoppers and for programs, each time from the same content. */
async function built(offers: OfferSource) {
  const source = new EntriesAtHand([wine, makerEntry(), settingsEntry()]);
  const reader = new ContentfulContentReader(source, offers, new ManualClock(), addresses);
  const [page, shell, catalogue] = await Promise.all([
    reader.readPage(path),
    reader.readShell(),
    reader.readCatalogue(),
  ]);
  if (page?.kind !== 'product') throw new Error('The wine has no page.');
  const feed = await productFeed({ site, shell, pages: [page] }, catalogue, async () => '/can.jpg');
  const [, price] = /<g:price>(.*)<\/g:price>/.exec(feed) ?? [];
  const [, availability] = /<g:availability>(.*)<\/g:availability>/.exec(feed) ?? [];
  const told = JSON.stringify(structuredDataOf(page, { site, shell }, catalogue));
  return {
    shelf: catalogue.products.map((product) => [product.price, product.stock.kind]),
    feed: [price, availability],
    data: [/"price":"([^"]*)"/.exec(told)?.[1], /"availability":"([^"]*)"/.exec(told)?.[1]],
  };
}

const engineWith = (more: Partial<VariantOffer>): OfferSource => new OffersAtHand([offer(sku, more)]);

describe('Prices and stock of a build (spec §7 variants)', () => {
  it('are those that the engine has then, on the shelf, in the feed and in structured data', async () => {
    expect(await built(engineWith({ price: cents(850) }))).toEqual({
      shelf: [[850, 'in-stock']],
      feed: ['8.50 USD', 'in_stock'],
      data: ['8.50', 'https://schema.org/InStock'],
    });
    expect(await built(engineWith({ price: cents(925), stock: { kind: 'out-of-stock' } }))).toEqual({
      shelf: [[925, 'out-of-stock']],
      feed: ['9.25 USD', 'out_of_stock'],
      data: ['9.25', 'https://schema.org/OutOfStock'],
    });
  });

  it('are needed: a build that does not reach the engine ends, and says so', async () => {
    const away: OfferSource = {
      readBySkus: () => Promise.reject(new GatewayError({ code: 'network_error', message: 'The shop is away' })),
    };

    await expect(built(away)).rejects.toMatchObject({
      code: 'network_error',
      message: expect.stringMatching(/prices.*stock.*The shop is away$/),
    });
  });
});
