import type { Cents } from '#src/domain/money/money';
import type { MailPreferences } from './mail-preferences';

/** A customer of the shop back end (spec §3 User). */
export interface Customer {
  readonly id: string;
  /** Absent for a customer who signed in by phone number, wallet, or an account without an e-mail. */
  readonly email?: string;
  readonly name?: string;
  /** The credit that the customer can spend; absent where the back end does not send it. */
  readonly storeCredit?: Cents;
  /** Absent for a customer who has not chosen. */
  readonly preferences?: MailPreferences;
}
