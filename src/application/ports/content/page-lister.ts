/** Which pages there are: what the build prerenders and the site map lists. */
export interface PageLister {
  /** Every public path, without language prefix: "/", "/shop/", "/products/quiet-red/". Rejects with GatewayError. */
  listPages(): Promise<readonly string[]>;
}
