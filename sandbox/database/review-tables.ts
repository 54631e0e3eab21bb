import { id, integer, moment, table, text } from './table';

export type ReviewStatus = 'waiting' | 'published' | 'rejected';

export const reviewTables = {
  /** A customer's review of a product. A new review of the same product replaces it. */
  reviews: table({
    id: id(),
    customerId: integer().belongsTo('customers').fixed(),
    sku: text().indexed().fixed(),
    /** 1 to 5. */
    score: integer().check('score between 1 and 5'),
    title: text(),
    body: text(),
    /** The shown name. */
    author: text(),
    status: text<ReviewStatus>(),
    createdAt: moment().fixed(),
    updatedAt: moment(),
  }).with('unique (customer_id, sku)'),
};
