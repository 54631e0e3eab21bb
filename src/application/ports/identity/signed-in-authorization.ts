import { token } from '#src/application/ports/token';
import type { Authorization } from './authorization';

/** The authorization of who is signed in. It loads with sign-in, which guests never need. */
export const SignedInAuthorization = token<Authorization>('SignedInAuthorization');
