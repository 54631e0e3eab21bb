import { askAdminApi } from './shop-api';

interface Waiting {
  readonly id: string;
  readonly revision: number;
  readonly title: string;
}

/** Publishes the review with this title, as somebody does in the dashboard. */
export async function publishOnVendure(title: string): Promise<void> {
  const { shopReviews } = await askAdminApi<{ readonly shopReviews: { readonly items: readonly Waiting[] } }>(
    '{ shopReviews(status: waiting, page: 1) { items { id revision title } } }',
  );
  const review = shopReviews.items.find((one) => one.title === title);
  if (!review) throw new Error(`No review "${title}" waits.`);
  await askAdminApi('mutation ($id: ID!, $revision: Int!) { publishShopReview(id: $id, revision: $revision) { id } }', {
    id: review.id,
    revision: review.revision,
  });
}
