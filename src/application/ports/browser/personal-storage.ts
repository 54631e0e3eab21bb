import { token } from '#src/application/ports/token';

export interface PersonalStorage {
  /** Leaves nothing, so that nobody else finds it here. */
  forget(): void;
  /** Gives this user of the sign-in provider what a guest left, and removes what belongs to other users. */
  giveTo?(userId: string): void;
}

/** Signing out clears all; whoever signs in is given what belongs to them. */
export type PersonalStorages = readonly PersonalStorage[];
export const PersonalStorages = token<PersonalStorages>('PersonalStorages');
