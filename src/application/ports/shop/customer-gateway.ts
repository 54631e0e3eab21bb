import { token } from '#src/application/ports/token';
import type { Customer } from '#src/domain/customer/customer';
import type { MailPreferences } from '#src/domain/customer/mail-preferences';

export interface CustomerUpdate {
  readonly name?: string;
  readonly email?: string;
  readonly preferences?: MailPreferences;
}

/** The signed-in customer at the shop back end (spec §7 users). Rejects with GatewayError: `unauthorized` for a guest. */
export interface CustomerGateway {
  /** The customer of the session; the back end makes one on first sight. */
  readMe(): Promise<Customer>;
  /**
   * Changes the fields that are given. Codes: `not_found` for another customer, `unprocessable_entity` with errors by
   * field, such as an `email` that another customer has.
   */
  update(id: string, fields: CustomerUpdate): Promise<Customer>;
  /**
   * Deletes the account, its user at the sign-in provider and its sessions, and cancels its subscriptions. Completed orders
   * stay. Codes: `not_found` for another customer; `not_found` or `not_allowed` from a server without this call.
   */
  remove(id: string): Promise<void>;
}

export const CustomerGateway = token<CustomerGateway>('CustomerGateway');
