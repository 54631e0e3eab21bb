import type { AddressInfo } from 'node:net';
import { createClient } from 'contentful';
import Fastify from 'fastify';
import { CONTENT_SPACE, CONTENT_TOKEN, contentService } from '#sandbox/content-service/content-service';
import { variants } from '#sandbox/ringpull/variants';
import type { VariantOffer } from '#src/application/ports/shop/variant-reader';
import { stockOf } from '#src/domain/catalogue/product';
import { cents } from '#src/domain/money/money';
import type { ContentServiceAccess } from '#src/infrastructure/contentful/contentful-client';
import { ContentfulContentReader } from '#src/infrastructure/contentful/contentful-content-reader';
import { ContentfulEntries } from '#src/infrastructure/contentful/contentful-entries';
import type { OfferSource } from '#src/infrastructure/contentful/product-list';
import { ManualClock } from '#test/fakes/system/manual-clock';
import { writtenContent } from '#test/sandbox/support/written-content';
import { addresses } from '#test/support/content-addresses';

/** Prices and stock of the sandbox's catalogue, without its back end. */
export const seededVariants: OfferSource = {
  readBySkus: async (skus) =>
    variants.flatMap((seed, index): readonly VariantOffer[] => {
      const { sku, priceCents, weight, noIndividualPurchase } = seed;
      if (!skus.includes(sku)) return [];
      return [
        {
          id: String(index + 1),
          sku,
          price: cents(priceCents),
          stock: stockOf({ isBackorderable: seed.backorderable, ...(seed.stock !== null && { onHand: seed.stock }) }),
          weight: Number(weight),
          noIndividualPurchase,
          ...(seed.subscribable && { isSubscribable: true }),
        },
      ];
    }),
};

/** The sandbox's content service on a port of its own. */
export class SandboxContent {
  private readonly app = Fastify();
  private port = 0;

  async start(): Promise<void> {
    await this.app.register(contentService({ content: writtenContent }));
    await this.app.listen({ host: '127.0.0.1', port: 0 });
    this.port = (this.app.server.address() as AddressInfo).port;
  }

  stop(): Promise<void> {
    return this.app.close();
  }

  access(more: Partial<ContentServiceAccess> = {}): ContentServiceAccess {
    return {
      spaceId: CONTENT_SPACE,
      accessToken: CONTENT_TOKEN,
      host: `localhost:${this.port}`,
      environment: 'master',
      ...more,
    };
  }

  reader(access = this.access()): ContentfulContentReader {
    return new ContentfulContentReader(this.entries(access), seededVariants, new ManualClock(), addresses);
  }

  /** Entries by a client that gives up at the first failure. */
  entries({ spaceId, accessToken, host, environment } = this.access()): ContentfulEntries {
    const client = createClient({
      space: spaceId,
      accessToken,
      host,
      environment,
      insecure: true,
      retryOnError: false,
    });
    return new ContentfulEntries(client);
  }

  /** Makes the service refuse the next calls as too many. */
  async refuseNext(requests: number): Promise<void> {
    await this.app.inject({
      method: 'POST',
      url: '/sandbox/content/rate-limit',
      payload: { requests, resetSeconds: 0 },
    });
  }
}
