/** Back ends send texts to show and no numbers (spec §3 Store credit events). */
export interface StoreCreditEvent {
  /** Such as `Added`, `Used` or `Credit`. */
  readonly action?: string;
  readonly amount: string;
  readonly date: string;
  /** Of the customer, after it. */
  readonly balance: string;
  readonly orderNumber?: string;
}

export interface StoreCreditPage {
  /** Newest first. */
  readonly events: readonly StoreCreditEvent[];
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  readonly totalCount: number;
}

export const creditEventsPerPage = 10;
