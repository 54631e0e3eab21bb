import type { PageKind } from '#src/composition/page-kind';

/**
 * A part of the shop that one command removes (CONTRIBUTING.md, Features). Its entry stands in the first script of every page,
 * so it names code and loads none.
 */
export interface Feature {
  /** Its pages, the most specific address first. No other page of the shop may have an address that they match. */
  readonly pages?: readonly PageKind[];
}
