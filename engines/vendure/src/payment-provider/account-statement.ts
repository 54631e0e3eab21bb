/** A line of the shop's account at the payment provider, in cents. */
export interface StatementLine {
  /** The provider's id of it. */
  readonly id: string;
  /** The provider's words for its kind, and for its part of a report. */
  readonly type: string;
  readonly category: string;
  /** The provider's id of its charge, refund, dispute or payout. */
  readonly source: string | null;
  /** The provider's id of the payment behind that. */
  readonly paymentId: string | null;
  /** Before the fee; negative for money that leaves. */
  readonly amount: number;
  readonly fee: number;
  /** ISO 4217, such as `USD`. */
  readonly currency: string;
  readonly moment: Date;
}

/** The account of the shop at its payment provider. */
export interface AccountStatement {
  /** Lists all lines from a moment on, or from the beginning, oldest first. Rejects when the provider cannot be asked. */
  since(moment: Date | undefined): Promise<readonly StatementLine[]>;
}

/** The injection token of the shop's account. */
export const ACCOUNT_STATEMENT = Symbol('AccountStatement');

/** The account of a provider that keeps none. */
export const noStatement: AccountStatement = { since: () => Promise.resolve([]) };
