import { PersonalStates } from '#src/application/ports/state/personal-state';
import type { Used } from '#src/application/ports/token';

/** Clears the customer's data in this tab (spec §4 Sign-out, Unauthorized handling). */
export class HideCustomer {
  static readonly uses = { states: PersonalStates };

  constructor(private readonly use: Used<typeof HideCustomer.uses>) {}

  execute(): void {
    this.use.states.forEach((state) => state.clear());
  }
}
