import { token } from '#src/application/ports/token';
import type { Subscription } from '#src/domain/subscription/subscription';

/** By id (spec §3 Client state, subscriptions). */
export interface SubscriptionsState {
  /** Undefined until loaded: the member discount is then unknown (spec §6 Club-discount logic). */
  readonly all: ReadonlyMap<string, Subscription> | undefined;
  replaceAll(subscriptions: readonly Subscription[]): void;
  replace(subscription: Subscription): void;
  clear(): void;
}

export const SubscriptionsState = token<SubscriptionsState>('SubscriptionsState');
