import { token } from '#src/application/ports/token';

/**
 * Something that this tab or browser keeps of a person. A concept binds its own here: signing out forgets all of them, and
 * whoever signs in is given what belongs to them.
 */
export interface PersonalStorage {
  /** Leaves nothing, so that nobody else finds it here. */
  forget(): void;
  /** Gives this user of the sign-in provider what a guest left, and removes what belongs to other users. */
  giveTo?(userId: string): void;
}

export const PersonalStorage = token<PersonalStorage>('PersonalStorage');
