import { token } from '#src/application/ports/token';
import type { Authorization } from './authorization';

/** Loads with sign-in, which guests never need. */
export const SignedInAuthorization = token<Authorization>('SignedInAuthorization');
