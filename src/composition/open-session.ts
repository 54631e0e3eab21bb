import type { Authorization } from '#src/application/ports/identity/authorization';
import { token } from '#src/application/ports/token';

/** Loads sign-in and starts the session, once for all callers; returns the authorization of later calls. */
type OpenSession = () => Promise<Authorization>;
export const OpenSession = token<OpenSession>('OpenSession');
