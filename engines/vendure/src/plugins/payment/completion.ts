/**
 * The outcome of placing an order or an addition to it. A refusal has a reason; its payment, if any, has been given
 * back.
 */
export type Completion = { readonly kind: 'completed' } | Refusal;

export interface Refusal {
  readonly kind: 'refused';
  readonly code: 'INSUFFICIENT_STOCK' | 'NOT_PAID' | 'AMOUNT_CHANGED' | 'DECLINED' | 'NO_CUSTOMER' | 'CLOSED';
  readonly message: string;
}

/** Ends the placing of an order, and rolls back its changes so far. */
export class PlacingRefused extends Error {
  override readonly name = 'PlacingRefused';

  constructor(
    readonly refusal: Refusal,
    /** Codes that have to go before the order can be placed. */
    readonly lostCodes: readonly string[] = [],
  ) {
    super(refusal.message);
  }
}

export const soldOut = {
  kind: 'refused',
  code: 'INSUFFICIENT_STOCK',
  message: 'There is less in stock than the order asks for.',
} as const;

/** The order has to be priced anew. */
export const discountOver = {
  kind: 'refused',
  code: 'AMOUNT_CHANGED',
  message: 'A discount no longer counts for this order. Please pay the new total.',
} as const;

/** Money that its owner has agreed to spend for another order than it is by now. */
export const orderChanged = {
  kind: 'refused',
  code: 'AMOUNT_CHANGED',
  message: 'The order has changed since you chose how to pay. Please choose again.',
} as const;

export const givenUp = { kind: 'refused', code: 'NOT_PAID', message: 'The card could not be charged.' } as const;
