import type { ActionTracker } from '#src/ui/state/action-tracker';

/** A form that opens says nothing of what went wrong before; what is still under way goes on. */
export function forgetFailures(tracker: ActionTracker, actions: readonly string[]): void {
  for (const action of actions) if (tracker.errorOf(action)) tracker.clear(action);
}
