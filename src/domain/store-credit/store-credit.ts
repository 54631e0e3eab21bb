import type { Instant } from '#src/domain/interval/interval';

/** A change of the customer's store credit (spec §3 Store credit events). Back ends send texts to show and no numbers. */
export interface StoreCreditEvent {
  /** Such as `Added`, `Used` or `Credit`; absent where the back end does not say. */
  readonly action?: string;
  readonly amount: string;
  /** Its day in words, which may be that of another time zone. */
  readonly date: string;
  /** Absent where the back end sends the day alone. */
  readonly createdAt?: Instant;
  /** The customer's store credit after it. */
  readonly balance: string;
  /** The order that it was used for. */
  readonly orderNumber?: string;
}

export interface StoreCreditPage {
  /** The newest first. */
  readonly events: readonly StoreCreditEvent[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly totalCount: number;
}

/** Events on a page. */
export const creditEventsPerPage = 10;
