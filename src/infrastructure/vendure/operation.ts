import type { Check } from '#src/infrastructure/shared/checks';

/** A call of the engine's shop API: its text, and a check of its answer. */
export interface Operation<Variables, Data> {
  readonly name: string;
  readonly text: string;
  readonly check: Check<Data>;
  /** Never set: tells the compiler the input of the call. */
  readonly variables?: Variables;
}

export function operation<Variables>() {
  return <Data>(name: string, text: string, check: Check<Data>): Operation<Variables, Data> => ({
    name,
    text,
    check,
  });
}
