import { token } from '#src/application/ports/token';

/** Something that this tab or browser keeps of a person. */
export interface PersonalStorage {
  /** Leaves nothing, so that the next user of this browser finds nothing. */
  forget(): void;
  /** Gives this user of the sign-in provider a guest's data, and removes data that belongs to other users. */
  giveTo?(userId: string): void;
}

/** All of them: signing out forgets them, and a customer who signs in is given their own entries. */
export type PersonalStorages = readonly PersonalStorage[];
export const PersonalStorages = token<PersonalStorages>('PersonalStorages');
