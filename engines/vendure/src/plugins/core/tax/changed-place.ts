import type { RequestContext } from '@vendure/core';

/** Calls that send a placed order elsewhere. */
const calls = new WeakSet<RequestContext>();

/** Lets all lines of the order that a call changes be taxed at the place where it goes now. */
export function taxAnew(ctx: RequestContext): void {
  calls.add(ctx);
}

/** True in a call that sends a placed order elsewhere. */
export function isTaxedAnew(ctx: RequestContext): boolean {
  return calls.has(ctx);
}
