import { token } from '#src/application/ports/token';

/** Something of a customer that this page knows. A concept binds its own here, and the end of a session clears all of them. */
export interface PersonalState {
  clear(): void;
}

export const PersonalState = token<PersonalState>('PersonalState');
