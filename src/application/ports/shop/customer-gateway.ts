import type { Customer } from '#src/domain/customer/customer';

/** The signed-in customer at the shop back end (spec §7 users). Rejects with GatewayError: `unauthorized` for a guest. */
export interface CustomerGateway {
  /** The customer of the session; the back end makes one on first sight. */
  readMe(): Promise<Customer>;
  update(id: string, fields: { readonly name?: string; readonly email?: string }): Promise<Customer>;
}
