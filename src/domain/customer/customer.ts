import type { Cents } from '#src/domain/money/money';
import type { MailPreferences } from './mail-preferences';

/** A customer of the shop back end (spec §3 User). */
export interface Customer {
  readonly id: string;
  /** Absent for a customer who signed in by phone number, wallet, or an account without an e-mail. */
  readonly email?: string;
  readonly name?: string;
  /** What can be spent; absent where the back end does not say. */
  readonly storeCredit?: Cents;
  /** Absent for a customer who has never chosen. */
  readonly preferences?: MailPreferences;
}
