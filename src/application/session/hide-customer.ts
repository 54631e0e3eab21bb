import { PersonalStates } from '#src/application/ports/state/personal-state';
import type { DependenciesOf } from '#src/application/ports/token';

/** Clears the customer's data in this tab (spec §4 Sign-out, Unauthorized handling). */
export class HideCustomer {
  static readonly dependencies: DependenciesOf<typeof HideCustomer> = [PersonalStates];

  constructor(private readonly states: PersonalStates) {}

  execute(): void {
    this.states.forEach((state) => state.clear());
  }
}
