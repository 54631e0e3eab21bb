/** Names an order and proves that one may see it. */
export interface StoredCart {
  readonly number: string;
  readonly token: string;
}

/** An order in the words of the specification's wire. */
export interface WireOrder {
  readonly number: string;
  readonly state: string;
  readonly email: string | null;
  readonly total: string;
  readonly referral_identifier: string | null;
  readonly line_items: readonly WireLine[];
  readonly adjustments: readonly {
    readonly eligible: boolean;
    readonly promotion_code?: { readonly value: string } | null;
  }[];
}

interface WireLine {
  readonly id: number | string;
  readonly quantity: number;
  readonly price: string;
  readonly variant: { readonly name: string };
  readonly parts: readonly { readonly sku: string; readonly quantity: number }[];
  readonly pre_paid_subscription: {
    readonly installment_count: number;
    readonly interval_length: number;
    readonly interval_units: string;
    readonly state: string;
  } | null;
  readonly adjustments: readonly { readonly eligible: boolean; readonly label: string; readonly source_type: string }[];
}
