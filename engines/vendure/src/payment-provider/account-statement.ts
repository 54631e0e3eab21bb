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

/** Some lines of an account, newest first. */
export interface StatementPage {
  readonly lines: readonly StatementLine[];
  /** The id of the last line, after which older ones follow; undefined where none follows. */
  readonly next: string | undefined;
}

/** The account of the shop at its payment provider. */
export interface AccountStatement {
  /**
   * Reads the next lines that are older than the line `after`, or the newest ones, back to the moment `since` or to the beginning. Rejects
   * when the provider cannot be asked.
   */
  page(since: Date | null, after: string | null): Promise<StatementPage>;
}

/** The injection token of the shop's account. */
export const ACCOUNT_STATEMENT = Symbol('AccountStatement');

/** The account of a provider that keeps none. */
export const noStatement: AccountStatement = { page: () => Promise.resolve({ lines: [], next: undefined }) };
