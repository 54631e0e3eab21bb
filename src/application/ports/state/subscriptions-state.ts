import { token } from '#src/application/ports/token';
import type { Subscription } from '#src/domain/subscription/subscription';

/** The customer's subscriptions as the page knows them, keyed by id (spec §3 Client state, subscriptions). */
export interface SubscriptionsState {
  /** Undefined until they were loaded: until then the member discount is unknown (spec §6 Club-discount logic). */
  readonly all: ReadonlyMap<string, Subscription> | undefined;
  replaceAll(subscriptions: readonly Subscription[]): void;
  /** Sets one subscription to the server's latest version. */
  replace(subscription: Subscription): void;
  /** Clears them, because the customer has signed out. */
  clear(): void;
}

export const SubscriptionsState = token<SubscriptionsState>('SubscriptionsState');
