/** A customer of the shop back end (spec §3 User). */
export interface Customer {
  readonly id: number;
  readonly email: string;
  readonly name?: string;
}
