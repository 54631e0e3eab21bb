import type { StoredEntry } from '#sandbox/content-service/stored-content';
import { safeId } from '#sandbox/content-service/stored-content';
import type { ReviewRow } from '#sandbox/database/schema';
import type { PublishedReview } from './reviews';
import { publishedReview } from './reviews';

const contentType = 'review';

/** Converts customers' reviews to entries of the content service, so that the next build includes them. */
export function reviewEntries(rows: readonly ReviewRow[]): readonly StoredEntry[] {
  return rows.map((row) => ({
    id: safeId(contentType, row.sku, 'by-customer', String(row.id)),
    contentType,
    fields: { ...publishedReview(row) },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

/** The reviews among the entries of the content files, which were checked when they were read. */
export function editorialReviews(entries: readonly StoredEntry[]): readonly PublishedReview[] {
  return entries
    .filter((entry) => entry.contentType === contentType)
    .map(({ fields }) => fields as unknown as PublishedReview);
}
