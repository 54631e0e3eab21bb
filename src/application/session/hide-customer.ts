import type { PersonalState } from '#src/application/ports/state/personal-state';

/** Clears what this tab shows of a customer (spec §4 Sign-out, Unauthorized handling). */
export class HideCustomer {
  /** `states` are read with each call: pages that load later bring more. */
  constructor(private readonly states: () => readonly PersonalState[]) {}

  execute(): void {
    this.states().forEach((state) => state.clear());
  }
}
