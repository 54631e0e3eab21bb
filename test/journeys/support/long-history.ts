/** A customer with orders on several pages; every person who signs in with the address is that customer. */
export interface OrderHistory {
  readonly email: string;
  readonly pages: number;
  /** In one shipped order of the third page, beside six cans of gamay, and no longer sold. */
  readonly discontinued: string;
}
