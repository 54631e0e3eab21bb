import { describe, expect, it } from 'vitest';
import { CatalogueStore } from '#src/ui/catalogue/shared/catalogue-store';
import { ReviewLinksPresenter } from '#src/ui/reviews/shared/review-links.presenter';
import { aLine } from '#test/builders/a-line';
import { anOrder } from '#test/builders/an-order';
import { InMemoryContentReader } from '#test/fakes/content/in-memory-content-reader';

const order = anOrder({
  state: 'complete',
  completedAt: 1,
  shipmentState: 'shipped',
  lineItems: [aLine({ sku: 'WHITE-1|RED-1', variant: { name: 'Mixed Pack' } })],
});

function presenter(reviewsUrl?: string): ReviewLinksPresenter {
  const catalogue = new CatalogueStore({ content: new InMemoryContentReader() });
  return new ReviewLinksPresenter({ reviewsUrl, catalogue }, { order });
}

describe('Links from an order to its reviews (spec §3 Client state, reviews)', () => {
  it('lead to each thing that was bought, by an address that its sku cannot break', () => {
    expect(presenter('https://reviews.example').links).toEqual([
      { sku: 'WHITE-1|RED-1', name: 'Mixed Pack', to: '/account/reviews/WHITE-1%7CRED-1/' },
    ]);
  });

  it('are not there without a review service', () => {
    expect(presenter().links).toEqual([]);
  });
});
