/** Answers whether an order is placed, or what was added to it. A refusal says why; its payment has been given back, unless nobody paid. */
export type Completion = { readonly kind: 'completed' } | Refusal;

export interface Refusal {
  readonly kind: 'refused';
  readonly code: 'INSUFFICIENT_STOCK' | 'NOT_PAID' | 'AMOUNT_CHANGED' | 'DECLINED' | 'NO_CUSTOMER' | 'CLOSED';
  readonly message: string;
}

/** Ends the placing of an order, and undoes what was done for it so far. */
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
