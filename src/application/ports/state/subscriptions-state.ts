import type { Subscription } from '#src/domain/subscription/subscription';

/** The customer's subscriptions as the page knows them, keyed by id (spec §3 Client state, subscriptions). */
export interface SubscriptionsState {
  /** Undefined until they were loaded: nobody's discount is known before (spec §6 Club-discount logic). */
  readonly all: ReadonlyMap<string, Subscription> | undefined;
  replaceAll(subscriptions: readonly Subscription[]): void;
  /** One as the server just told it. */
  replace(subscription: Subscription): void;
  /** Nobody is signed in any more. */
  clear(): void;
}
