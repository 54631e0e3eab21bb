import { token } from '#src/application/ports/token';

/** The address that links in mails and other providers return to, with its origin. */
export const CallbackUrl = token<string>('CallbackUrl');
