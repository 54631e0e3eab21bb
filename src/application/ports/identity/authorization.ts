import { token } from '#src/application/ports/token';

/** The part of the session that a shop call needs (spec §6 Signed-in). */
export interface Authorization {
  /** The token to send, or undefined for a guest. */
  token(): Promise<string | undefined>;
  /** Renews a refused token, once for all calls that were sent with it. False when there is no session any more. */
  renew(refused: string | undefined): Promise<boolean>;
  /** The renewed token was refused as well: the session is over (spec §4 Unauthorized handling). */
  giveUp(): Promise<void>;
}

export const Authorization = token<Authorization>('Authorization');
