import type { Generated } from 'kysely';
import type { Fixed } from './column-types';

export type ReviewStatus = 'waiting' | 'published' | 'rejected';

/** A customer's review of a product. A new review of the same product replaces it. */
export interface ReviewTable {
  id: Generated<number>;
  customerId: Fixed<number>;
  sku: Fixed<string>;
  /** 1 to 5. */
  score: number;
  title: string;
  body: string;
  /** The shown name. */
  author: string;
  status: ReviewStatus;
  createdAt: Fixed<Date>;
  updatedAt: Date;
}
