/** A customer of the shop back end (spec §3 User). */
export interface Customer {
  readonly id: string;
  /** Missing for who signs in without an address: by number, wallet, or an account that keeps it to itself. */
  readonly email?: string;
  readonly name?: string;
}
