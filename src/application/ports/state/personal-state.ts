import { token } from '#src/application/ports/token';

/** Something of a customer that this page knows. */
export interface PersonalState {
  clear(): void;
}

/** All of it: the end of a session clears them. */
export type PersonalStates = readonly PersonalState[];
export const PersonalStates = token<PersonalStates>('PersonalStates');
