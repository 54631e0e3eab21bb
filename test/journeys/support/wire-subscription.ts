/** A subscription in the words of the specification's wire, as far as journeys look at it. */
export interface WireSubscription {
  readonly id: number | string;
  readonly state: string;
  readonly interval: string;
  readonly actionable_date: string | null;
  readonly tag_list: readonly string[];
  readonly cancellation_reason: string | null;
  readonly ship_address: { readonly city: string };
  readonly line_items: readonly { readonly quantity: number }[];
}
