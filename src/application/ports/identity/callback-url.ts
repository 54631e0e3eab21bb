import { token } from '#src/application/ports/token';

/** Links in mails and other providers return to it; with its origin. */
export const CallbackUrl = token<string>('CallbackUrl');
