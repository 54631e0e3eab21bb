import type { Cents } from '#src/domain/money/money';

/** A change of price that the server attached to an order, a line item or a shipment (spec §3 Adjustment). */
export interface Adjustment {
  readonly source: 'promotion' | 'tax' | 'other';
  /** Only eligible adjustments count; the others stay attached until their rule holds again. */
  readonly eligible: boolean;
  readonly promotionCodeId?: string;
  /** The code as stored: lower case. Shown in upper case (spec §9). */
  readonly promotionCode?: string;
  readonly label: string;
  /** Negative for a discount. */
  readonly amount: Cents;
}
