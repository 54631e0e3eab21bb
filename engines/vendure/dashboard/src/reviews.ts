import { api } from '@vendure/dashboard';

/** A review; the engine's schema documents each field. */
export interface Review {
  readonly id: string;
  readonly revision: number;
  readonly sku: string;
  readonly productName: string;
  readonly score: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly status: ReviewStatus;
  readonly reason: string | null;
  readonly writtenAt: string;
  readonly customer: { readonly id: string } | null;
}

/** The names of the lists, as the page has them. */
export const statuses = { waiting: 'Waiting', published: 'Published', rejected: 'Rejected' } as const;

export type ReviewStatus = keyof typeof statuses;

interface ReviewsOfPage {
  readonly reviews: readonly Review[];
  readonly total: number;
  readonly pages: number;
}

/** Reviews that the engine puts on a page. */
const perPage = 20;

const fields = `
  id revision sku productName score title body author status reason writtenAt customer { id }
`;

/** Reads a page of a list, from 1. */
export async function readReviews(status: ReviewStatus, page: number): Promise<ReviewsOfPage> {
  const query = `query Reviews($status: ReviewStatus!, $page: Int!) {
    shopReviews(status: $status, page: $page) { items { ${fields} } totalItems }
  }`;
  const { shopReviews: found } = await api.query<{
    readonly shopReviews: { readonly items: readonly Review[]; readonly totalItems: number };
  }>(query, { status, page });
  return { reviews: found.items, total: found.totalItems, pages: Math.ceil(found.totalItems / perPage) };
}

/** Publishes a review as it was read; its writer is mailed. */
export async function publishReview({ id, revision }: Review): Promise<void> {
  const mutation = `mutation PublishReview($id: ID!, $revision: Int!) {
    publishShopReview(id: $id, revision: $revision) { id }
  }`;
  await api.mutate(mutation, { id, revision });
}

/** Rejects a review as it was read; its writer is mailed the reason. */
export async function rejectReview({ id, revision }: Review, reason: string): Promise<void> {
  const mutation = `mutation RejectReview($id: ID!, $revision: Int!, $reason: String!) {
    rejectShopReview(id: $id, revision: $revision, reason: $reason) { id }
  }`;
  await api.mutate(mutation, { id, revision, reason });
}
