import { token } from '#src/application/ports/token';

export interface PersonalState {
  clear(): void;
}

/** The end of a session clears them. */
export type PersonalStates = readonly PersonalState[];
export const PersonalStates = token<PersonalStates>('PersonalStates');
