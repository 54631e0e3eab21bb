/** Answers whether an order is placed. A refusal says why; its payment has been given back, unless nobody paid. */
export type Completion = { readonly kind: 'completed' } | Refusal;

export interface Refusal {
  readonly kind: 'refused';
  readonly code: 'INSUFFICIENT_STOCK' | 'NOT_PAID' | 'AMOUNT_CHANGED' | 'DECLINED';
  readonly message: string;
}
