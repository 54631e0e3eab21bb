import { token } from '#src/application/ports/token';

/** A random id of this browser (spec §6 A guest may carry an anonymous id). */
export interface AnonymousId {
  /** Made with the first call, and the same from then on. */
  read(): string;
  /** The next call makes another one. */
  forget(): void;
}

export const AnonymousId = token<AnonymousId>('AnonymousId');
