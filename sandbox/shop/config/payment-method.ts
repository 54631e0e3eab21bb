export interface PaymentMethod {
  readonly id: number;
  readonly name: string;
  readonly kind: 'card' | 'store-credit' | 'gift-card' | 'check';
}
