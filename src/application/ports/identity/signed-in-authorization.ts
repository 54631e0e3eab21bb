import { token } from '#src/application/ports/token';
import type { Authorization } from './authorization';

/** The authorization of the signed-in user. It loads with sign-in, which guests never need. */
export const SignedInAuthorization = token<Authorization>('SignedInAuthorization');
