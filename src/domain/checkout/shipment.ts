import type { Adjustment } from '#src/domain/cart/adjustment';
import type { Cents } from '#src/domain/money/money';

/** A shipping rate. Its id changes whenever the server rebuilds the shipments, so never store it. */
export interface ShippingRate {
  readonly id: string;
  readonly name: string;
  readonly cost: Cents;
  readonly selected: boolean;
}

export interface Shipment {
  readonly id: string;
  readonly number: string;
  /** Cost of the selected rate, before shipping promotions. */
  readonly cost: Cents;
  readonly rates: readonly ShippingRate[];
  readonly adjustments: readonly Adjustment[];
}
